import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { requestMalformed, requestTooLarge } from './request.errors.ts';

const TOO_LONG = 431;
const TOO_SLOW = 408;

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: TOO_LONG, ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW };

/**
 * Answers a connection on which no call could be read, in the shape of all errors: its head is too long or comes too slowly, or it is no
 * HTTP. In English, for nothing says in which language one reads.
 */
export function answerUnread(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { [error.code ?? '']: status = 400 } = STATUSES;
  const { code, text } = status === TOO_LONG ? requestTooLarge() : requestMalformed();
  const body = JSON.stringify({ message: text.en, code });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
