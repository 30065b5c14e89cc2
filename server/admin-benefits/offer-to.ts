import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { problemTexts } from './benefits.errors.ts';

/** Offers a benefit to exactly these companies. Throws requestInvalid when one of them does not exist. */
export async function offerTo(transaction: Transaction, id: number, companies: readonly number[]): Promise<void> {
  // Rows of companies that keep the benefit stay as they are: only the difference is written.
  const [counted] = await ask<{ n: number }>(
    transaction,
    sql`
    with wanted as materialized (
      select c.id from companies c
      where c.id in (select jsonb_array_elements_text(${JSON.stringify(companies)}::jsonb)::bigint)),
    gone as (
      delete from benefit_companies
      where benefit_id = ${id}::integer and company_id not in (select wanted.id from wanted)),
    offered as (
      insert into benefit_companies (company_id, benefit_id) select wanted.id, ${id}::integer from wanted
      on conflict do nothing)
    select count(*)::integer as n from wanted`,
  );
  if (counted?.n !== companies.length) throw requestInvalid(problemTexts({ companies: 'unknown' }));
}
