import type { Account } from '#contract/budgets/budgets.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Pot } from '../budgets/budgets.service.ts';
import type { Database } from '../database/database.ts';
import { type Statement, statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { type OpenRow, openColumns } from '../nudges/read-open.ts';
import type { PersonKey, Reader } from '../people/person-key.ts';

/** The personal part of the first screen: open tasks, the benefits that the reader has, and their budgets. */
export interface Own extends OpenRow {
  /** Their favourite or bought benefits, each with its first-level category. */
  had: [id: number, category: number, isFavourite: boolean][];
  accounts: (Account & Pot)[];
  /** The names of the categories that they have budgets of. */
  categories: Record<number, string>;
  /** Whether they have a running subscription. */
  subscribes: boolean;
}

const textFor = (language: Language) => {
  const [companyId, userId] = [number('companyId'), number('userId')];
  return sql`
    select ${openColumns({ companyId, userId, language })}, (
      select coalesce(json_agg(json_build_array(b.id, b.root_category_id, had.is_favourite)), '[]') from (
        select benefit_id, bool_or(is_favourite) as is_favourite from (
          select f.benefit_id, true as is_favourite from favourites f where f.company_id = ${companyId} and f.user_id = ${userId}
          union all
          select l.benefit_id, false from orders o join order_lines l on l.company_id = o.company_id and l.order_id = o.id
          where o.company_id = ${companyId} and o.user_id = ${userId}) each_time
        group by benefit_id) had join benefits b on b.id = had.benefit_id) as had, (
      select coalesce(json_object_agg(k.id, k.name_en || '/' || k.name_sr), '{}') from categories k where k.id in (
        select a.category_id from accounts a where a.company_id = ${companyId} and a.user_id = ${userId})) as categories, (
      select coalesce(json_agg(json_build_object('categoryId', a.category_id, 'year', a.year, 'allocated', a.allocated,
        'spent', a.spent, 'held', a.held)), '[]')
      from accounts a where a.company_id = ${companyId} and a.user_id = ${userId}) as accounts,
    exists (select from subscriptions s
      where s.company_id = ${companyId} and s.user_id = ${userId} and s.ended_at is null) as subscribes`;
};

const READ: Record<Language, Statement<Own, PersonKey>> = {
  EN: statement('read_own_of_home_en', of<Own>, () => textFor('EN')),
  SR: statement('read_own_of_home_sr', of<Own>, () => textFor('SR')),
};

/** Reads it, in one statement. */
export async function readOwn(database: Database, { companyId, userId, language }: Reader): Promise<Own> {
  const [own] = await READ[language](database, { companyId, userId });
  if (!own) throw new Error('a statement without a table answered no row');
  return own;
}
