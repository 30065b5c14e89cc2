import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { TracesSettings } from '../config/config.ts';
import type { AroundStatement } from '../database/around-statements.ts';
import type { Job } from '../jobs/jobs.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the call, when traces are sent; its id is in the log. */
    span: Span | null;
  }
}

const LONGEST_STATEMENT = 2000;
const propagator = new W3CTraceContextPropagator();

/**
 * The traces of one server, sent by OTLP to the collector of the settings: each call below /api, each run of a job, and each of
 * their statements. A statement is sent with placeholders; values, addresses and bodies are never sent. A collector that does not
 * answer delays nothing: spans that it does not take are dropped.
 */
export class Traces {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #around = new AsyncLocalStorage<Context>();
  readonly #believed: boolean;
  #log: FastifyBaseLogger | undefined;
  #isTaken = true;

  /** `believed`: whether a trace that a caller names is gone on with; only where a proxy of ours says who calls. */
  constructor({ endpoint, service, share }: TracesSettings, { believed }: { believed: boolean }) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 });
    const send = exporter.export.bind(exporter);
    exporter.export = (spans, done) =>
      send(spans, (result) => {
        this.#tellOfCollector(endpoint, result.error);
        done(result);
      });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': service }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.#tracer = this.#provider.getTracer('izbor');
    this.#believed = believed;
  }

  /** One span for each call below /api; what the call does is inside it. Must come before the routes. */
  followRequests(app: FastifyInstance): void {
    this.#log = app.log;
    app.addHook('onRequest', (request, _reply, done) => {
      const route = request.routeOptions.url;
      if (!route?.startsWith('/api')) return done();
      const attributes = { 'http.request.method': request.method, 'http.route': route, 'izbor.request': request.id };
      const options = { kind: SpanKind.SERVER, attributes };
      request.span = this.#tracer.startSpan(`${request.method} ${route}`, options, this.#before(request));
      this.#within(request.span, done);
    });
    // A body is read by events of the connection, which know nothing of the call.
    app.addHook('preValidation', (request, _reply, done) => {
      if (request.span) this.#within(request.span, done);
      else done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const { span } = request;
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  }

  /** One span for each statement that a call or a run of a job makes. */
  readonly aroundStatement: AroundStatement = async (text, run) => {
    const around = this.#around.getStore();
    if (!around) return run();
    const told = text.trim().slice(0, LONGEST_STATEMENT);
    const [verb = ''] = /^\w+/.exec(told) ?? [];
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': told };
    const span = this.#tracer.startSpan(verb.toLowerCase(), { kind: SpanKind.CLIENT, attributes }, around);
    return ended(span, run);
  };

  /** Returns the job with a trace of each run. */
  watchJob<Watched extends Job>(job: Watched): Watched {
    const run = () => {
      const span = this.#tracer.startSpan(`job ${job.name}`, { root: true }, ROOT_CONTEXT);
      return this.#within(span, () => ended(span, () => job.run()));
    };
    return Object.assign({}, job, { run });
  }

  /** Sends the remaining spans and releases resources. */
  async stop(): Promise<void> {
    // Failures of the collector are already in the log.
    await this.#provider.shutdown().catch(() => {});
  }

  /** Says once that the collector takes nothing, and once that it does again. */
  #tellOfCollector(endpoint: string, error: Error | undefined): void {
    const isTaken = error === undefined;
    if (isTaken === this.#isTaken) return;
    this.#isTaken = isTaken;
    if (isTaken) this.#log?.info({ endpoint }, 'traces are taken again');
    else {
      const facts = { endpoint, error: error.message };
      this.#log?.warn(facts, 'OTEL_EXPORTER_OTLP_ENDPOINT takes no traces: they are dropped, the shop goes on');
    }
  }

  #before({ headers }: FastifyRequest): Context {
    return this.#believed ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT;
  }

  #within<Result>(span: Span, run: () => Result): Result {
    return this.#around.run(trace.setSpan(ROOT_CONTEXT, span), run);
  }
}

async function ended<Result>(span: Span, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
