import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Encoding, ServedFile } from './served-files.ts';

/** Sends a file in the best encoding that the browser takes, or 304 when it has this one. */
export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
  headers: Record<string, string>,
): FastifyReply {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''), file);
  reply.headers(headers).header('etag', file.etag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match']?.split(/\s*,\s*/).some((tag) => tag === file.etag)) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.type).send(file.bytes[encoding]);
}

function encodingFor(accepted: string, { bytes }: ServedFile): Encoding {
  if (bytes.br === bytes.identity) return 'identity';
  const takes = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[\\d.]+\\s*)?(,|$)`).test(accepted);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
