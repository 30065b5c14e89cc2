/** What was written of a benefit, as bytes: up to whether it is the reader's favourite, which is nobody else's, and from there on. */
export interface AroundFavourite {
  start: Buffer;
  end: Buffer;
}

const FIELD = '"favorite":';
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');

/** Takes apart what was written of a benefit that is nobody's favourite. */
export function aroundFavourite(text: string): AroundFavourite {
  // A quotation mark within a text has a backslash before it, so this is the name of the field.
  const at = text.indexOf(`${FIELD}false`) + FIELD.length;
  if (at < FIELD.length) throw new Error('nothing says whether it is a favourite');
  return { start: Buffer.from(text.slice(0, at)), end: Buffer.from(text.slice(at + FALSE.length)) };
}

/** Puts it together again, for who keeps it or does not. */
export const withFavourite = ({ start, end }: AroundFavourite, isFavourite: boolean): [Buffer, Buffer, Buffer] => [
  start,
  isFavourite ? TRUE : FALSE,
  end,
];

/** How many bytes it takes. */
export const bytesOf = ({ start, end }: AroundFavourite): number => start.length + end.length;
