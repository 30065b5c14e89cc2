import { Agent, request } from 'node:http';

/** One request of a load. */
export interface Shot {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  /** Request body, sent as JSON. */
  body?: unknown;
}

export interface Answered {
  status: number;
  /** The size of the answer's body. */
  bytes: number;
  etag: string | undefined;
  /** The server's message of an error. */
  refusal: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Adds the JSON content type when there is a body. */
const typed = (headers: Record<string, string>, body: unknown) =>
  body === undefined ? headers : Object.assign({ 'content-type': 'application/json' }, headers);

/** Sends one request and reads the answer to its end. */
export function send({ url, method = 'GET', headers = {}, body }: Shot): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: typed(headers, body), agent }, (answer) => {
      const status = answer.statusCode ?? 0;
      let [bytes, refusal] = [0, ''];
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (status >= 400) refusal += part.toString();
      });
      answer.on('end', () => resolve({ status, bytes, etag: answer.headers.etag, refusal }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Sends one request and returns its JSON answer; throws on an error status. */
export async function answerOf({ url, method = 'GET', headers = {}, body }: Shot): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method,
    headers: typed(headers, body),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Sends `count` requests by a number of parallel callers; throws when one is not answered with `status`. */
export async function load(
  count: number,
  shot: (index: number) => Shot,
  status = 200,
  callers = 8,
): Promise<Answered[]> {
  const answers: Answered[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (next < count) {
        const wanted = shot(next++);
        const answer = await send(wanted);
        if (answer.status !== status)
          throw new Error(`${wanted.method ?? 'GET'} ${wanted.url} answered ${answer.status} ${answer.refusal}`);
        answers.push(answer);
      }
    }),
  );
  return answers;
}

/** Size of an answer on the wire in bytes, with its headers. */
export async function bytesOnWire({ url, method = 'GET', headers = {}, body }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: typed(headers, body), agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.socket.bytesRead));
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
