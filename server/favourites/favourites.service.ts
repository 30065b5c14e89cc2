import { sql } from 'drizzle-orm';
import { soldTo } from '../benefits/sold-to.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors/request.errors.ts';
import { inTurn, type PersonKey, raisedVersion, turnOf } from '../users/take-turn.ts';

/** Keeps a benefit as a favourite, or lets it go; answers whether it is kept now. A benefit that the person can't see is a 404. */
export async function toggleFavourite(
  database: Database,
  person: PersonKey,
  benefitId: number,
  now: Date,
): Promise<boolean> {
  const { removed, added } = await inTurn<{ removed: boolean; added: boolean }>(
    database,
    person,
    sql`with ${turnOf(person)},
    removed as (
      delete from favourites f using turn
      where f.company_id = turn.company_id and f.user_id = turn.user_id and f.benefit_id = ${benefitId}
      returning f.benefit_id),
    added as (
      insert into favourites (company_id, user_id, benefit_id, created_at)
      select turn.company_id, turn.user_id, b.id, ${now.toISOString()}::timestamptz
      from turn, benefits b
      where b.id = ${benefitId} and ${soldTo(person.companyId)} and not exists (select from removed)
      returning benefit_id),
    ${raisedVersion(sql`(select from removed union all select from added) changed`)}
    select exists (select from removed) as removed, exists (select from added) as added from turn`,
  );
  if (!removed && !added) throw notFound();
  return added;
}
