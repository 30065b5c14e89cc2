import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** A span as received by a collector. */
export interface TakenSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  /** 2 for a served call, 3 for an outgoing one. */
  kind: number;
  failed: boolean;
  attributes: Record<string, unknown>;
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
}

interface SentSpan extends Omit<TakenSpan, 'attributes' | 'failed'> {
  status?: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** Starts an OpenTelemetry collector, which is closed after the test file. */
export async function startFakeCollector(): Promise<{ endpoint: string; taken: TakenSpan[]; raw: string[] }> {
  const taken: TakenSpan[] = [];
  const raw: string[] = [];
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent;
    raw.push(`${request.method} ${request.url} ${JSON.stringify(sent)}`);
    const spans = sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
    taken.push(...spans.map(read));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const address = server.address();
  return { endpoint: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, taken, raw };
}

function read({ name, traceId, spanId, parentSpanId = '', kind, status, attributes }: SentSpan): TakenSpan {
  const told = attributes.map(({ key, value }) => [key, Object.values(value)[0]]);
  return {
    name,
    traceId,
    spanId,
    parentSpanId,
    kind,
    failed: status?.code === 2,
    attributes: Object.fromEntries(told),
  };
}
