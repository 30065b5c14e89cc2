/** Chosen answers by question id. */
export type Chosen = Readonly<Record<number, readonly number[]>>;

/** Changes of an attempt that are not saved on the server yet. */
export interface Unkept {
  chosen: Chosen;
  page: number | null;
  read: boolean;
}

/** A single such change. */
export type AttemptChange = Partial<Unkept>;

/** No unsaved changes. */
export const NOTHING_UNKEPT: Unkept = { chosen: {}, page: null, read: false };
