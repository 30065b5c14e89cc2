/** Question id → the answers that are chosen. */
export type Chosen = Readonly<Record<number, readonly number[]>>;

/** What is to be kept on the server of one change. */
export interface AttemptChange {
  answers?: { question: number; answers: readonly number[] };
  page?: number;
  read?: true;
}

/** Changes of an attempt that the server does not have yet. */
export interface Unkept {
  chosen: Chosen;
  page: number | null;
  read: boolean;
}

/** The server has everything. */
export const NOTHING_UNKEPT: Unkept = { chosen: {}, page: null, read: false };
