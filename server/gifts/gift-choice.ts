import type { BodyOf } from '#contract/endpoint.ts';
import type { previewGift } from '#contract/gifts/gifts.contract.ts';
import { sql, type Text } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { fullName } from '../people/full-name.ts';
import { matching } from '../records/record-list.ts';
import { type ColleagueQuery, colleagues } from '../staff/colleague-list.ts';
import type { LookedFor } from './gifts.table.ts';

/** The people that a gift is for. */
export interface Choice {
  /** Ids of named people, distinct and sorted; null for a query, and for everybody. */
  named: number[] | null;
  /** Filters of the list of people; null for named people, and for everybody. */
  lookedFor: LookedFor | null;
  /** Whether invited people without an account are included; no effect for named people. */
  withInvited: boolean;
}

type Whom = Pick<BodyOf<typeof previewGift>, 'people' | 'query' | 'except' | 'with_invited'>;

/** Reads the choice of people from a body. Throws request.invalid unless there is exactly one. */
export function choiceOf({ people, query, except, with_invited: withInvited = false }: Whom): Choice {
  if ((people === undefined) === (query === undefined)) throw requestInvalid({ people: fieldText('required', {}) });
  if (except && !query) throw requestInvalid({ except: fieldText('additionalProperties', {}) });
  if (query) return { named: null, lookedFor: { query: meant(query), except: inOrder(except ?? []) }, withInvited };
  if (people === 'all' || people === undefined) return { named: null, lookedFor: null, withInvited };
  return { named: inOrder(people), lookedFor: null, withInvited: false };
}

/** Distinct ids in ascending order. */
export const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((one, other) => one - other);

const meant = (query: NonNullable<Whom['query']>): LookedFor['query'] =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as LookedFor['query'];

/** SQL condition: `u` registered by the company's code alone and has not confirmed their address; until then they get nothing. */
export const isUnproven = sql`(not u.confirmed and u.password_hash is not null and not exists (
  select from invitations i where i.company_id = u.company_id and i.email = u.email and i.withdrawn_at is null))`;

/**
 * SQL for the reason why `u` can be given nothing; null if they can, with or without an account. Applied when a gift is made and again when
 * it is given.
 */
export const barredBy = sql`case when not u.active then 'ended' when ${isUnproven} then 'unconfirmed' end`;

// Added or invited people who have no account yet.
const isAwaited = sql`(not u.confirmed and not ${isUnproven})`;

/**
 * A select of the chosen people `u` of a company, with the reason why one would not get it: `company_id`, `id`, `confirmed`, `awaited`,
 * `why`, and their names.
 */
export function meantBy(companyId: number, { named, lookedFor, withInvited }: Choice, now: Date): Text {
  const list = colleagues(companyId, now);
  const takesAwaited = named !== null || withInvited;
  return sql`
    select u.company_id, u.id, u.confirmed, ${fullName('u')} as name, u.sort_key,
      u.active and ${isAwaited} as awaited,
      coalesce(${barredBy}, case when not u.confirmed and not ${takesAwaited}::boolean then 'invited' end) as why
    from ${list.from} where ${chosen()}`;

  function chosen(): Text {
    if (named) return among(named);
    // Everybody means all open accounts.
    if (!lookedFor) return sql`u.active`;
    return sql`${matching(list, lookedFor.query as ColleagueQuery)} and not ${among(lookedFor.except)}`;
  }
}

const among = (ids: readonly number[]): Text =>
  sql`u.id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as ids (id))`;
