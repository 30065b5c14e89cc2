/** A benefit serialised as JSON bytes, split around the value of `favorite`, the only part that depends on the reader. */
export interface AroundFavourite {
  start: Buffer;
  end: Buffer;
}

const FIELD = '"favorite":';
const TRUE = Buffer.from('true');
const FALSE = Buffer.from('false');

/** Splits the JSON of a benefit whose `favorite` is false. */
export function aroundFavourite(text: string): AroundFavourite {
  // A quotation mark within a text is escaped, so this match is the name of the field.
  const at = text.indexOf(`${FIELD}false`) + FIELD.length;
  if (at < FIELD.length) throw new Error('nothing says whether it is a favourite');
  return { start: Buffer.from(text.slice(0, at)), end: Buffer.from(text.slice(at + FALSE.length)) };
}

/** Joins the parts with the reader's value of `favorite`. */
export const withFavourite = ({ start, end }: AroundFavourite, isFavourite: boolean): [Buffer, Buffer, Buffer] => [
  start,
  isFavourite ? TRUE : FALSE,
  end,
];

/** Size in bytes. */
export const bytesOf = ({ start, end }: AroundFavourite): number => start.length + end.length;
