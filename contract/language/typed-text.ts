import * as z from 'zod/mini';

/** Marks that turn the direction of what stands beside them: nobody sees them, and an amount behind them reads backwards. */
const TURNS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What somebody writes for others to read: without blanks around it, and without what would turn the words that we say beside it. */
export const typedText = () => z.overwrite((text: string) => text.replace(TURNS, '').trim());
