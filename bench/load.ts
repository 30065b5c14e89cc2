import { Agent, request } from 'node:http';

/** One request of a load. */
export interface Shot {
  url: string;
  method?: string;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  /** The size of the answer's body. */
  bytes: number;
  etag: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one request and reads the answer to its end. */
export function send({ url, method = 'GET', headers = {} }: Shot): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes, etag: answer.headers.etag }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends `count` requests by so many callers at a time; throws when one is not answered with `status`. */
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
          throw new Error(`${wanted.method ?? 'GET'} ${wanted.url} answered ${answer.status}`);
        answers.push(answer);
      }
    }),
  );
  return answers;
}

/** How many bytes an answer takes on the wire, its head included. */
export async function bytesOnWire({ url, method = 'GET', headers = {} }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.socket.bytesRead));
    });
    sent.on('error', reject);
    sent.end();
  });
}
