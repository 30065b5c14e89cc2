/** Columns of a person for whom no other address waits to be confirmed: what was asked for is taken back, and its link opens nothing. */
export const NO_NEW_ADDRESS = { pendingEmail: null, pendingUntil: null };
