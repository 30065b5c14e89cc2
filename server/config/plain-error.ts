/** An error whose sentence is all that the operator needs: it says what to do. It is printed without a stack trace. */
export class PlainError extends Error {}
