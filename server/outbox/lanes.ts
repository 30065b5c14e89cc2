/** The queues of the outbox: messages to many people never delay those that one person waits for. */
export const LANES = { now: 0, bulk: 1 } as const;

export type Lane = (typeof LANES)[keyof typeof LANES];
