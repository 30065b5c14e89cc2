import { soldTo } from '../benefits/sold-to.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { inTurn, turn } from '../people/lock-person.ts';
import type { PersonKey } from '../people/person-key.ts';
import { raisedInTurn } from '../people/raised-version.ts';

/** Adds a benefit to the favourites, or removes it; answers whether it is one now. A benefit that the person can't see is a 404. */
export async function toggleFavourite(
  database: Database,
  { companyId, userId }: PersonKey,
  benefitId: number,
  now: Date,
): Promise<boolean> {
  const values = { companyId, userId, benefitId, now: now.toISOString() };
  const { removed, added } = await inTurn(database, toggle, values);
  if (!removed && !added) throw notFound();
  return added;
}

interface Toggled {
  removed: boolean;
  added: boolean;
}

const toggle = statement(
  'toggle_favourite',
  of<Toggled>,
  () => sql`
    with ${turn},
    removed as (
      delete from favourites f using turn
      where f.company_id = turn.company_id and f.user_id = turn.user_id and f.benefit_id = ${number('benefitId')}
      returning f.benefit_id),
    added as (
      insert into favourites (company_id, user_id, benefit_id, created_at)
      select turn.company_id, turn.user_id, b.id, ${text('now')}::timestamptz
      from turn, benefits b
      where b.id = ${number('benefitId')} and ${soldTo(number('companyId'))} and not exists (select from removed)
      returning benefit_id),
    ${raisedInTurn(sql`(select from removed union all select from added) changed`)}
    select exists (select from removed) as removed, exists (select from added) as added from turn`,
);
