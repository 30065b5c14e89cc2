import * as z from 'zod/mini';

/** Invisible marks of text direction: an amount that stands after one would be shown backwards. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Schema of a text that others will read: trimmed, and without marks of direction, which would also turn the words shown beside it. */
export const typedText = () => z.overwrite((text: string) => text.replace(TURNS, '').trim());
