import { sql, type Text } from './text.ts';

/** In a statement: the SHA-256 of a text, in hexadecimal letters. */
export const digestOf = (text: Text): Text => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
