/** Columns that cancel a person's pending change of address, so that its link no longer works. */
export const NO_NEW_ADDRESS = { pendingEmail: null, pendingUntil: null };
