import { sql } from 'drizzle-orm';
import { budgetYear } from '#server/budgets/budget-year.ts';
import type { Transaction } from '#server/database/database.ts';

/**
 * Adds `count` people, spread over the companies, each with a flexible budget, a yearly budget for category 1 and the e-mail
 * `person-<n>@izbor.bench`, numbered on from the existing ones.
 */
export async function addUsers(
  transaction: Transaction,
  { count, passwordHash, now }: { count: number; passwordHash: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const year = budgetYear(now);
  await transaction.execute(sql`
    with last as materialized (
      select coalesce(max(substring(email from '^person-(\\d+)@izbor\\.bench$')::integer), 0) as taken from people),
    company as materialized (
      select row_number() over (order by id) - 1 as place, count(*) over () as companies, id, currency from companies),
    added as (
      insert into users (company_id, email, password_hash, first_name, last_name, position, birth_place, birthday, language, created_at)
      select company.id, 'person-' || n || '@izbor.bench', ${passwordHash}, 'Osoba', 'Broj ' || n, 'Tester', 'Niš',
        date '1970-01-01' + n % 12000, (case when n % 3 = 0 then 'EN' else 'SR' end)::language, ${at}::timestamptz
      from last, generate_series(last.taken + 1, last.taken + ${count}::integer) n join company on company.place = n % company.companies
      returning company_id, id, email),
    known as (insert into people (email, company_id, user_id) select email, company_id, id from added),
    pot as (
      select added.company_id, added.id as user_id, pot.category_id, pot.year, pot.share * case company.currency when 'RSD' then 100 else 1 end as amount
      from added join company on company.id = added.company_id
      cross join (values (0, 0, 100000), (1, ${year}::integer, 20000)) pot (category_id, year, share)),
    opened as (
      insert into accounts (company_id, user_id, category_id, year, allocated)
      select company_id, user_id, category_id, year, amount from pot
      returning company_id, user_id, category_id, year, allocated)
    insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, note, created_at)
    select company_id, user_id, category_id, year, 'allocation', allocated, '', ${at}::timestamptz from opened`);
}
