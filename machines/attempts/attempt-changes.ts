/** Question id → the answers that are chosen. */
export type Chosen = Readonly<Record<number, readonly number[]>>;

/** Changes of an attempt that the server does not have yet. */
export interface Unkept {
  chosen: Chosen;
  page: number | null;
  read: boolean;
}

/** One change of them. */
export type AttemptChange = Partial<Unkept>;

/** The server has everything. */
export const NOTHING_UNKEPT: Unkept = { chosen: {}, page: null, read: false };
