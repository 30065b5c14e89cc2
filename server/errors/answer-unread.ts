import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { requestMalformed, requestTooLarge } from './request.errors.ts';

const TOO_LONG = 431;
const TOO_SLOW = 408;

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: TOO_LONG, ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW };

/**
 * Answers a connection on which no request could be parsed, in the shape of all errors: its headers are too long or too slow, or
 * it is not HTTP. In English, as the reader's language is unknown.
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
