import type { FastifyReply } from 'fastify';
import type { StoredFile } from './files.service.ts';
import type { Storage } from './storage.ts';

/**
 * Sends an uploaded file as an attachment, to be saved and not shown: with the type of its content, which is not executable and
 * not sniffed (every answer says `nosniff`, app.ts), and not cached unless `caching` says so. The calling code has checked that
 * the caller may have it.
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

/** Sets the headers of an attachment, as `sendStoredFile` does, for bytes that are not in the storage. */
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

// RFC 6266: an ASCII name for old clients, the full name for others.
function attachment(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[đĐ]/g, 'd')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
