import type { FastifyReply } from 'fastify';
import type { StoredFile } from './files.service.ts';
import type { Storage } from './storage.ts';

/**
 * Sends a file that somebody sent, to be saved and not shown: as an attachment of the type of its content, which runs
 * nothing, is guessed at by nobody (every answer says `nosniff`, app.ts) and is kept by no cache unless `caching` says so. Whoever asks was let in by the caller of this.
 */
export async function sendStoredFile(
  reply: FastifyReply,
  storage: Storage,
  { key, name, type, bytes }: Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>,
  caching = 'private, no-store',
): Promise<FastifyReply> {
  const stream = await storage.read(key);
  return asAttachment(reply, { name, type, bytes }, caching).send(stream);
}

/** Says that what is sent is a file to be saved, as `sendStoredFile` does, for bytes that are in no storage. */
export function asAttachment(
  reply: FastifyReply,
  { name, type, bytes }: Pick<StoredFile, 'name' | 'type' | 'bytes'>,
  caching = 'private, no-store',
): FastifyReply {
  return reply
    .headers({
      'content-disposition': attachment(name),
      'content-length': String(bytes),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': caching,
    })
    .type(type);
}

// RFC 6266: plain letters for old readers, the whole name for others.
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[đĐ]/g, 'd')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
