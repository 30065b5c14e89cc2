import { sql, type Text } from './text.ts';

/** SQL for the SHA-256 of a text, in hexadecimal. */
export const digestOf = (text: Text): Text => sql`encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;
