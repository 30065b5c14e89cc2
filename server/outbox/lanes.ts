/** The queues of the outbox: what goes to many people never stands before what one of them waits for. */
export const LANES = { now: 0, bulk: 1 } as const;

export type Lane = (typeof LANES)[keyof typeof LANES];
