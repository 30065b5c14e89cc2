import { AppError, type Text } from './app-error.ts';
import type { StorageFailed } from './storage-failed.ts';

/** Shown beside a field with zero-width characters or marks of direction. */
export const UNSEEN: Text = { en: 'There is a character here that nobody can see', sr: 'Ovde je znak koji se ne vidi' };

export const requestInvalid = (fields: Record<string, Text> = {}) =>
  new AppError(
    400,
    'request.invalid',
    { en: 'Some of the data sent is not valid.', sr: 'Neki od poslatih podataka nisu ispravni.' },
    Object.keys(fields).length > 0 ? { fields } : {},
  );

export const requestMalformed = () =>
  new AppError(400, 'request.malformed', {
    en: 'The request could not be read.',
    sr: 'Zahtev nije mogao da se pročita.',
  });

/** The record does not exist or belongs to somebody else: both answer the same. */
export const notFound = () =>
  new AppError(404, 'not_found', { en: 'We could not find that.', sr: 'To nismo mogli da pronađemo.' });

export const methodNotAllowed = () =>
  new AppError(405, 'request.method', {
    en: 'This address does not accept that kind of request.',
    sr: 'Ova adresa ne prima takav zahtev.',
  });

export const requestTooLarge = () =>
  new AppError(413, 'request.too_large', { en: 'That is too large.', sr: 'Poslati podaci su preveliki.' });

export const unsupportedType = () =>
  new AppError(415, 'request.type', {
    en: 'This type of data is not accepted here.',
    sr: 'Podaci ove vrste se ovde ne primaju.',
  });

export const tooManyRequests = (retryAfter: number) =>
  new AppError(
    429,
    'request.too_many',
    { en: 'Too many attempts. Please wait a moment.', sr: 'Previše pokušaja. Sačekaj malo.' },
    { retryAfter },
  );

const WRONG = { en: 'Something went wrong!', sr: 'Nešto je pošlo naopako.' };

/** How many characters of a request's id are shown: short enough to read out, long enough to find it in the log. */
const REFERENCE = 8;

export const internalError = (requestId: string) => {
  const reference = requestId.slice(0, REFERENCE);
  return new AppError(
    500,
    'internal',
    { en: `${WRONG.en} Reference: ${reference}.`, sr: `${WRONG.sr} Oznaka: ${reference}.` },
    { details: { request_id: requestId } },
  );
};

export const noRoom = (status: 503 | 507 = 507) =>
  new AppError(
    status,
    'storage.full',
    {
      en: 'The shop has run out of room and cannot save anything right now. Nothing was changed. Please try again later.',
      sr: 'Prodavnica je ostala bez prostora i trenutno ne može ništa da sačuva. Ništa nije promenjeno. Pokušaj ponovo kasnije.',
    },
    { retryAfter: 30 },
  );

export const unavailable = () =>
  new AppError(
    503,
    'unavailable',
    {
      en: 'The shop is unavailable at the moment. Please try again shortly.',
      sr: 'Prodavnica trenutno nije dostupna. Pokušaj ponovo uskoro.',
    },
    { retryAfter: 2 },
  );

/** No retry time is given for a storage that refuses, as it is unknown when it will be repaired. */
export const filesUnavailable = ({ why }: StorageFailed) =>
  new AppError(
    503,
    'files.unavailable',
    {
      en: 'Files cannot be sent or opened at the moment. Nothing was changed. Please try again shortly.',
      sr: 'Fajlovi trenutno ne mogu da se pošalju ni otvore. Ništa nije promenjeno. Pokušaj ponovo uskoro.',
    },
    why === 'away' ? { retryAfter: 10 } : {},
  );
