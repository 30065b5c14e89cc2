/** An error whose sentence is all that whoever started the program has to read: it says what to do, and where it was thrown helps nobody. */
export class PlainError extends Error {}
