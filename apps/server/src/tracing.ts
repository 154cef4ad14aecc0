// Traces of a choice (OpenTelemetry), from the message that brings it, over the server that plays the match and its commit, to
// the last reader who has been sent what it led to. Off until the environment names a collector; then its packages are loaded.

import type * as Api from '@opentelemetry/api';
import type { Context, Span, Tracer } from '@opentelemetry/api';

/** What is sent to the readers of one change here. */
interface Show {
  readonly span: Span;
  readers: number;
  waiting: number;
}

interface Tracing {
  readonly api: typeof Api;
  readonly tracer: Tracer;
  /** By the span that they belong to. */
  readonly shows: Map<string, Show>;
  /** In a context: what is done in it belongs to a span of another server. */
  readonly far: symbol;
}

let tracing: Tracing | null = null;

// The span that goes on now. Whatever is begun by a choice and outlives it (a bot's thought, a clock) is no part of it.
function here(): { readonly on: Tracing; readonly at: Context; readonly span: Span } | null {
  const on = tracing;
  if (on === null) return null;
  const at = on.api.context.active();
  const span = on.api.trace.getSpan(at);
  if (span === undefined) return null;
  return span.isRecording() || at.getValue(on.far) === true ? { on, at, span } : null;
}

/** Does something in a span, which ends with it, or with its promise. */
function within<T>({ api, tracer, far }: Tracing, name: string, at: Context, work: () => T): T {
  const span = tracer.startSpan(name, {}, at);
  const end = (failed: boolean): void => {
    if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  };
  return api.context.with(api.trace.setSpan(at.deleteValue(far), span), () => {
    try {
      const done = work();
      if (!(done instanceof Promise)) {
        end(false);
        return done;
      }
      return done.finally(() => end(false)) as T;
    } catch (error) {
      end(true);
      throw error;
    }
  });
}

/** Does something that begins a trace, or goes on with one that came from another server. */
function traced<T>(name: string, work: () => T): T {
  if (tracing === null) return work();
  const at = tracing.api.context.active();
  return within(tracing, name, at.getValue(tracing.far) === true ? at : tracing.api.ROOT_CONTEXT, work);
}

const untraced: typeof traced = (_name, work) => work();

/** What runs the work that a client's message makes: its choices are traced. */
export const runnerOf = ({ type }: { readonly type: string }): typeof traced =>
  type === 'choose' || type === 'take-back' ? traced : untraced;

/** Does something that is a part of what is traced, if anything is. */
export function partOfTrace<T>(name: string, work: () => T): T {
  const parent = here();
  return parent === null ? work() : within(parent.on, name, parent.at, work);
}

/** What another server needs to go on with the trace (`traceparent` of W3C Trace Context); undefined: nothing is traced. */
export function traceHere(): string | undefined {
  const parent = here();
  if (parent === null) return;
  const carrier: { traceparent?: string } = {};
  parent.on.api.propagation.inject(parent.at, carrier);
  return carrier.traceparent;
}

/** Does something at once that belongs to the trace of another server. */
export function onTrace<T>(traceparent: string | undefined, work: () => T): T {
  if (tracing === null || traceparent === undefined) return work();
  const { api, far } = tracing;
  const at = api.propagation.extract(api.ROOT_CONTEXT, { traceparent });
  return api.context.with(at.setValue(far, true), work);
}

/** Something is on its way to a reader; to be called when it was handed to their line. Null: nothing is traced. */
export function onItsWay(): (() => void) | null {
  const parent = here();
  if (parent === null) return null;
  const { shows, tracer } = parent.on;
  const { spanId } = parent.span.spanContext();
  const show = shows.get(spanId) ?? {
    span: tracer.startSpan('show', {}, parent.at),
    readers: 0,
    waiting: 0,
  };
  shows.set(spanId, show);
  show.readers++;
  show.waiting++;
  return () => {
    if (--show.waiting > 0) return;
    shows.delete(spanId);
    show.span.setAttribute('bridgefront.messages', show.readers).end();
  };
}

const named = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/**
 * Begins to trace where the environment names a collector; sampling and all else by the variables of OpenTelemetry, too.
 * Returns how it is ended: what is left is sent.
 * @throws Error in one sentence when the packages are not there
 */
export async function startTracing(env: NodeJS.ProcessEnv, role: string): Promise<() => Promise<void>> {
  if (named.every((name) => (env[name] ?? '') === '') || env['OTEL_SDK_DISABLED'] === 'true')
    return () => Promise.resolve();
  const [api, sdk, { OTLPTraceExporter }, { detectResources, envDetector, resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]).catch((error: unknown) => {
      throw new Error(
        'Traces are wanted (OTEL_EXPORTER_OTLP_ENDPOINT), and the packages for them are missing: install again without leaving out what is optional.',
        { cause: error },
      );
    });
  const own = { 'service.name': 'bridgefront', 'bridgefront.role': role };
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes(own).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const far = api.createContextKey('of another server');
  tracing = { api, tracer: provider.getTracer('bridgefront'), shows: new Map(), far };
  return async () => {
    tracing = null;
    // A collector that is away keeps nobody from stopping.
    await provider.shutdown().catch(() => undefined);
  };
}
