import type { Language } from '#contract/language/language.ts';
import type { Acting } from '../caller/caller.ts';

/** A person of the next batch, with their present state and the one in the preview. */
export interface TakenPerson {
  id: number;
  email: string;
  language: Language;
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

/** A batch of people of one company, with the actor. */
export interface Doing {
  companyId: number;
  by: Acting;
  reason: string;
  taken: readonly TakenPerson[];
  now: Date;
}

/** Revisions by person id, of those for whom it succeeded. */
export type Done = ReadonlyMap<number, number>;
