import type { AnswerOf } from '#contract/endpoint.ts';
import type { readGiftChoices } from '#contract/gifts/gifts.contract.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { fullName } from '../people/full-name.ts';

type Choices = AnswerOf<typeof readGiftChoices>;

/** The budgets that a company can give, and the people who have given any so far, in one statement. */
export async function readChoices(database: Database, companyId: number): Promise<Choices> {
  const [found] = await ask<Choices>(
    database,
    sql`
    select (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name_sr', name_sr, 'name_en', name_en) order by position, id), '[]')
        from categories where parent_id is null and active) as categories, (
        select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by sort_key collate "C", id), '[]') from (
          select distinct u.id, ${fullName('u')} as name, u.sort_key
          from gifts g join users u on u.company_id = g.company_id and u.id = g.given_by
          where g.company_id = ${companyId}) each) as given_by`,
  );
  if (!found) throw new Error('choices without a row');
  return found;
}
