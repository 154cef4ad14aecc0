// Front of a server that plays all its tables itself, in this process.

import type { AdminParts } from '../admin/parts.ts';
import type { Commons } from '../commons.ts';
import { Lines } from '../live/lines.ts';
import type { LineLimits } from '../live/lines.ts';
import { copyFigure } from '../metrics.ts';
import type { CopyState } from '../store/log-copy.ts';
import type { Services } from '../services.ts';
import type { Front } from './front.ts';
import { commonHandlers, tableHandlers } from './handlers.ts';

/** What stands behind the doors of such a server. */
export function ownFront(
  commons: Commons,
  services: Services,
  limits: LineLimits,
  admin: Omit<AdminParts, 'by'>,
): Front {
  const { log, time, people, metrics, unreadable } = services;
  const lines = new Lines(services, limits);
  const { registry } = metrics;
  const copied = (): Promise<CopyState | null> => commons.store.copied();
  void copyFigure(registry, copied).catch(() => undefined);
  return {
    log,
    time,
    people,
    store: commons.store,
    handlers: { ...commonHandlers(commons, admin), ...tableHandlers(services) },
    calls: commons.callDoor,
    opened: services.opened,
    get stopping() {
      return services.stopping;
    },
    async ready() {
      await services.ready();
      return unreadable.size;
    },
    lost: () => commons.store.lost(),
    copied,
    figures: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    failed: () => metrics.refusals.inc({ code: 'failed' }),
    connected: (socket, line, newcomer) => lines.open(socket, line, newcomer),
  };
}
