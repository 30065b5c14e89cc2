import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll } from 'vitest';

/** An object store that speaks the part of S3 that we use. */
export interface FakeS3 {
  endpoint: string;
  objects: Map<string, Buffer>;
  /** The requests, such as `PUT /bucket/key`, with their Authorization headers. */
  asked: { what: string; authorization: string; type: string }[];
}

/** Starts the store, which is closed after the test file. Lists come in pages of two. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const asked: FakeS3['asked'] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
      const { authorization = '', 'content-type': type = '' } = request.headers;
      asked.push({ what: `${request.method} ${pathname}`, authorization, type });
      const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
      if (searchParams.has('list-type')) return list(response, objects, searchParams);
      return answer(response, objects, { method: request.method ?? '', key, body });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { endpoint: `http://127.0.0.1:${port}`, objects, asked };
}

interface Asked {
  method: string;
  key: string;
  body: Buffer;
}

function answer(response: ServerResponse, objects: Map<string, Buffer>, { method, key, body }: Asked): void {
  const found = objects.get(key);
  if (method === 'PUT') objects.set(key, body);
  if (method === 'DELETE') objects.delete(key);
  if (method === 'GET' && !found) {
    response.writeHead(404, { 'content-type': 'application/xml' });
    response.end('<Error><Code>NoSuchKey</Code></Error>');
  } else {
    response.writeHead(method === 'DELETE' ? 204 : 200);
    response.end(method === 'GET' ? found : undefined);
  }
}

function list(response: ServerResponse, objects: Map<string, Buffer>, query: URLSearchParams): void {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const contents = keys.slice(from, from + 2).map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`);
  const next = from + 2 < keys.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
