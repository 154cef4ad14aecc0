// Security headers of every answer, and what browsers report about them.

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { parsed } from '../json.ts';
import { Limits } from '../limits/limits.ts';
import { originOf } from '../limits/address.ts';
import type { Front } from './front.ts';

const reportAddress = '/api/csp-report';
// Nothing of the device but what a page can do anyway: a script that came in gets no more.
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** What a page of ours may do in a browser, and who may show it. */
export async function securityHeaders(app: FastifyInstance, hsts: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        reportUri: [reportAddress],
      },
    },
    // `frame-ancestors` says it to every browser that plays; two rules for one thing can only differ.
    xFrameOptions: false,
    // A browser that was told so once refuses the same name without TLS for long: only for who wants that.
    strictTransportSecurity: hsts,
  });
  const policy = permissions.map((name) => `${name}=()`).join(', ');
  app.addHook('onSend', async (_request, reply) => void reply.header('permissions-policy', policy));
}

const largestReport = 8 * 1024;

/** What a browser kept from running on our page: somebody found a way to put it there. */
export function cspReports(app: FastifyInstance, front: Front, secret: string): void {
  const reports = new Limits(front.time, 1 / 60, 5);
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: largestReport },
    (_request, body, done) => done(null, parsed(String(body))),
  );
  app.post(reportAddress, async (request, reply) => {
    if (reports.take(originOf(request.ip, secret)))
      front.log.warn({ report: request.body }, 'a browser kept something from running on the page');
    return reply.code(204).send();
  });
}
