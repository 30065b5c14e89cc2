import type { Acting } from '../caller/caller.ts';

/** A person whose turn it is, as they are now and as they were seen. */
export interface TakenPerson {
  id: number;
  email: string;
  language: 'EN' | 'SR';
  revision: number;
  seen: number;
  confirmed: boolean;
  before: Side;
  after: Side;
  requests: number;
  subscriptions: number;
}

interface Side {
  unit?: string;
  last_day?: string | null;
  send_at?: string | null;
  requests?: number;
  subscriptions?: number;
}

/** People of one company, and what is done to them by whom. */
export interface Doing {
  companyId: number;
  by: Acting;
  reason: string;
  taken: readonly TakenPerson[];
  now: Date;
}

/** The revisions that people have now, by their numbers: those to whom it was done. */
export type Done = ReadonlyMap<number, number>;
