/** An error whose sentence is all that whoever started the program has to read: it says what to do, and where it was thrown helps nobody. */
export class PlainError extends Error {}

/** What is written for whoever started the program: the sentence of a plain error, and all that is known of any other. */
export const writtenOf = (error: unknown): unknown => (error instanceof PlainError ? error.message : error);
