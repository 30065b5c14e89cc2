import type { Owner } from './companies.ts';
import { cost, PAIRS, row } from './costs.ts';
import type { BenchDatabase } from './databases.ts';
import type { Measured } from './measured.ts';
import { compare } from './ratio.ts';

const CALLS = 40;

/** Cost of a decision about a request compared with the reference's list of 21; it moves money and notifies the employee. */
export async function deciding(database: BenchDatabase, server: Measured, owner: Owner): Promise<void> {
  const { headers } = owner;
  const waiting = await fileRequests(database, owner, CALLS * (PAIRS + 1));
  let turn = 0;
  const decision = () => ({
    url: `${server.shop}/company/requests/${waiting[turn++]}/decide/`,
    method: 'POST',
    headers,
    body: { decision: 'accepted', seen: { status: 'pending', comment: null } },
  });
  const decide = cost(server, CALLS, decision, 200, 1);
  const reference = cost(server, CALLS, () => ({ url: `${server.reference}/benefits`, headers }), 200, 1);
  await decide();
  console.log(`\n${'Deciding about a request, CPU of the server'.padEnd(48)}      ours  reference  ratio`);
  row('a request is accepted', await compare(decide, reference, PAIRS), 3.5);
}

/** Inserts a request for each of `count` people directly into the database, so that only deciding is measured; returns the ids. */
async function fileRequests({ query }: BenchDatabase, { companyId }: Owner, count: number): Promise<number[]> {
  const { rows } = await query(
    `with people as (
       select u.company_id, u.id, row_number() over (order by u.id) as n from users u
       join accounts a on a.company_id = u.company_id and a.user_id = u.id and a.category_id = 0
       where u.company_id = $1 order by u.id limit $2),
     category as (select min(id) as id from categories where parent_id is null and active),
     sent as (
       insert into files (company_id, user_id, key, name, type, bytes, sha256, created_at)
       select company_id, id, 'decided-' || n, 'racun.pdf', 'application/pdf', 1000, md5('decided-' || n), now() from people
       returning company_id, id, user_id),
     filed as (
       insert into requests (company_id, user_id, kind, category_id, provider_name, description, search_key, purchase_date, amount,
         currency, held_from_category, held_from_flexible, budget_year, file_id, first_filed_at, created_at)
       select company_id, user_id, 'reimbursement', category.id, 'Optika Vidik', 'Naočare', 'optika vidik naocare', current_date,
         100000, 'RSD', 0, 100000, 2026, sent.id, now(), now()
       from sent cross join category returning company_id, id, user_id),
     held as (
       update accounts a set allocated = a.allocated + 100000, held = a.held + 100000 from filed f
       where a.company_id = f.company_id and a.user_id = f.user_id and a.category_id = 0),
     entered as (
       insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, held, reference, created_at)
       select company_id, user_id, 0, 0, 'request', 100000, 100000, id, now() from filed)
     insert into request_events (company_id, request_id, status, actor_id, created_at)
     select company_id, id, 'pending', user_id, now() from filed returning request_id`,
    [companyId, count],
  );
  return rows.map(({ request_id }) => Number(request_id));
}
