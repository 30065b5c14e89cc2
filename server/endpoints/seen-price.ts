import type { IncomingHttpHeaders } from 'node:http';
import type { Minor } from '#contract/money/money.rules.ts';
import { AppError } from '../errors/app-error.ts';

/** The price that the person saw, from `If-Price-Match`, in minor units; null without one. Throws priceMalformed. */
export function readSeenPrice(headers: IncomingHttpHeaders): Minor | null {
  const price = headers['if-price-match'];
  if (price === undefined) return null;
  if (typeof price !== 'string' || !/^\d{1,12}$/.test(price)) throw priceMalformed();
  return Number(price);
}

const priceMalformed = () =>
  new AppError(400, 'request.price_match', {
    en: 'The If-Price-Match header must be a price in minor units.',
    sr: 'Zaglavlje If-Price-Match mora da bude cena u najmanjim jedinicama.',
  });
