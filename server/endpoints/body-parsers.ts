import type { FastifyInstance } from 'fastify';
import { requestMalformed, unsupportedType } from '../errors/request.errors.ts';

/** Bodies are JSON in UTF-8, or empty; anything else is refused before it is read. */
export function registerBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    if (bytes.length === 0) return done(null, undefined);
    const text = decoded(bytes, decoder);
    if (text === undefined) return done(requestMalformed(), undefined);
    return void parse(request, text, done);
  });
  app.addContentTypeParser('*', (request, _payload, done) => {
    const isEmpty = request.headers['content-length'] === '0' && request.headers['transfer-encoding'] === undefined;
    done(isEmpty ? null : unsupportedType(), undefined);
  });
}

function decoded(bytes: Buffer, decoder: TextDecoder): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
