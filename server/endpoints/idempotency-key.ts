import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../errors/app-error.ts';

// Visible characters of ASCII. Repeated headers arrive joined by a comma and a space, so they are refused too.
const KEY = /^[\x21-\x7e]{8,100}$/;

/** The `Idempotency-Key` of one attempt, so that sending it again is the same attempt; null without one. Throws keyMalformed. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw keyMalformed();
  return key;
}

const keyMalformed = () =>
  new AppError(400, 'request.idempotency_key', {
    en: 'The Idempotency-Key header must be 8 to 100 visible characters.',
    sr: 'Zaglavlje Idempotency-Key mora da ima od 8 do 100 vidljivih znakova.',
  });
