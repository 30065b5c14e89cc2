import type { BodyOf } from '#contract/endpoint.ts';
import type { previewGift } from '#contract/gifts/gifts.contract.ts';
import { sql, type Text } from '../database/text.ts';
import { fieldText } from '../endpoints/field-texts.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { fullName } from '../people/full-name.ts';
import { matching } from '../records/record-list.ts';
import { type ColleagueQuery, colleagues } from '../staff/colleague-list.ts';
import type { LookedFor } from './gifts.table.ts';

/** To whom something is given. */
export interface Choice {
  /** Who is named, each once, in the order of their ids; null for who is looked for, and for everybody. */
  named: number[] | null;
  /** How they are looked for in the list of people; null for who is named, and for everybody. */
  lookedFor: LookedFor | null;
  /** Who was asked to come and has no account yet too; of who is named it says nothing. */
  withInvited: boolean;
}

type Whom = Pick<BodyOf<typeof previewGift>, 'people' | 'query' | 'except' | 'with_invited'>;

/** Reads whom a body means. Throws request.invalid unless it says so in one way. */
export function choiceOf({ people, query, except, with_invited: withInvited = false }: Whom): Choice {
  if ((people === undefined) === (query === undefined)) throw requestInvalid({ people: fieldText('required', {}) });
  if (except && !query) throw requestInvalid({ except: fieldText('additionalProperties', {}) });
  if (query) return { named: null, lookedFor: { query: meant(query), except: inOrder(except ?? []) }, withInvited };
  if (people === 'all' || people === undefined) return { named: null, lookedFor: null, withInvited };
  return { named: inOrder(people), lookedFor: null, withInvited: false };
}

/** Numbers, each once. */
export const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((one, other) => one - other);

const meant = (query: NonNullable<Whom['query']>): LookedFor['query'] =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as LookedFor['query'];

/** Whether somebody `u` registered by the company's code alone and has not proven yet that the address is theirs: until then they are given nothing. */
export const isUnproven = sql`(not u.confirmed and u.password_hash is not null and not exists (
  select from invitations i where i.company_id = u.company_id and i.email = u.email and i.withdrawn_at is null))`;

/** Why somebody `u` can be given nothing; null for who can, be it that they have no account yet. The same when it is given as when it was made. */
export const barredBy = sql`case when not u.active then 'ended' when ${isUnproven} then 'unconfirmed' end`;

// Whom the company added or invited and who has no account yet.
const isAwaited = sql`(not u.confirmed and not ${isUnproven})`;

/**
 * The people `u` of a company who are meant, as a select with why one would not be given it: `company_id`, `id`, `confirmed`,
 * `awaited`, `why`, and their names.
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
    // Everybody is everybody who is there.
    if (!lookedFor) return sql`u.active`;
    return sql`${matching(list, lookedFor.query as ColleagueQuery)} and not ${among(lookedFor.except)}`;
  }
}

const among = (ids: readonly number[]): Text =>
  sql`u.id in (select id::bigint from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as ids (id))`;
