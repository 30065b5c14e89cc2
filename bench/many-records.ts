import type { Owner } from './companies.ts';
import type { BenchDatabase } from './databases.ts';

const MANY = 20_000;
const THOUSANDS = 2000;

/**
 * Creates many records of everything that lists show, most of them in the company of `owner`: orders, requests, suggestions, gifts,
 * proposals and texts.
 */
export async function makeManyRecords({ query }: BenchDatabase, { companyId, userId }: Owner): Promise<void> {
  for (const text of [BOUGHT, ASKED, SUGGESTED, GIVEN]) await query(text, [companyId]);
  for (const text of [PROPOSED, PROPOSED_TO_PLATFORM]) await query(text, [companyId, userId]);
  for (const text of [ANNOUNCED, DOCUMENTS, QUESTIONS]) await query(text);
  await query('vacuum analyze');
}

const PEOPLE = `people as (
  select company_id, id, row_number() over (order by id) as n from users where company_id = $1 order by id limit ${MANY})`;

const BOUGHT = `
  with ${PEOPLE}, sold as (select array_agg(id order by id) as ids from benefits where kind = 'flexible' and active),
  made as (
    insert into orders (company_id, user_id, status, total, payroll_tax, currency, cart_version, created_at)
    select company_id, id, (case when n % 20 = 0 then 'pending' else 'completed' end)::order_status, 420000, 0, 'RSD', '',
      now() - n * interval '20 minutes'
    from people returning company_id, id, user_id)
  insert into order_lines (company_id, order_id, benefit_id, root_category_id, way_to_buy, name_en, name_sr, provider_name, count,
    price, discount, unit_price, total, company_price, benefit_currency, benefit_rate, order_rate, paid_from_category,
    paid_from_flexible, budget_year, counted)
  select m.company_id, m.id, b.id, coalesce(b.root_category_id, b.category_id), b.way_to_buy, b.name_en, b.name_sr, 'Lotos', 1,
    420000, 0, 420000, 420000, 0, 'RSD', 117000000, 117000000, 0, 420000, 2026, true
  from made m, sold join benefits b on true
  where b.id = sold.ids[1 + (m.id % cardinality(sold.ids))::integer]`;

const ASKED = `
  with ${PEOPLE}, category as (select min(id) as id from categories where parent_id is null and active),
  sent as (
    insert into files (company_id, user_id, key, name, type, bytes, sha256, created_at)
    select company_id, id, 'bench-' || n, 'racun.pdf', 'application/pdf', 1000, md5('bench-' || n), now() from people
    returning company_id, id, user_id)
  insert into requests (company_id, user_id, kind, status, category_id, provider_name, description, search_key, purchase_date,
    amount, currency, held_from_category, held_from_flexible, budget_year, file_id, first_filed_at, created_at, decided_at)
  select s.company_id, s.user_id, 'reimbursement', (case when p.n % 10 = 0 then 'pending' else 'accepted' end)::request_status,
    category.id, 'Optika Vidik', 'Naočare', 'optika vidik naocare', current_date - (p.n % 300)::integer, 100000, 'RSD', 0, 100000,
    2026, s.id, filed, filed, case when p.n % 10 <> 0 then filed end
  from sent s join people p on p.id = s.user_id cross join category,
    lateral (select now() - p.n * interval '10 minutes' as filed) at`;

const SUGGESTED = `
  with ${PEOPLE}, category as (select min(id) as id from categories where parent_id is null and active)
  insert into suggestions (company_id, user_id, name, provider, category_id, why, status, created_at)
  select company_id, p.id, 'Predlog ' || n, 'Lotos ' || n % 50, category.id, 'Volim da plivam',
    (case when n % 20 = 0 then 'new' else 'declined' end)::suggestion_status, now() - n * interval '1 hour'
  from people p cross join category`;

// One gift to everybody, and many without stored recipients.
const GIVEN = `
  with ${PEOPLE},
  made as (
    insert into gifts (company_id, given_by, category_id, year, amount, currency, people, note, created_at)
    select $1, (select max(id) from people), 0, 0, 100000 + n, 'RSD', case when n = 1 then ${MANY} else 1 end, 'Poklon ' || n,
      now() - n * interval '1 hour'
    from generate_series(1, ${THOUSANDS}) n returning id, people)
  insert into gift_people (company_id, gift_id, user_id, given_at)
  select p.company_id, made.id, p.id, now() from made join people p on p.n <= made.people`;

const PROPOSED = `
  insert into approvals (company_id, kind, status, people, sum, limit_was, currency, note, proposed_by, expires_at, created_at,
    decided_at)
  select $1, 'limit', 'expired', null, 100000 + n, 1000, 'RSD', '', $2, at, at - interval '7 days', at
  from generate_series(1, ${THOUSANDS}) n, lateral (select now() - n * interval '1 hour' as at) moment`;

const PROPOSED_TO_PLATFORM = `
  insert into platform_approvals (kind, status, sum, note, company_id, proposed_by, expires_at, created_at, decided_at)
  select 'limit', 'expired', 100000 + n, 'Granica ' || n, $1, $2, at, at - interval '7 days', at
  from generate_series(1, ${THOUSANDS}) n, lateral (select now() - n * interval '1 hour' as at) moment`;

const ANNOUNCED = `
  insert into announcements (title_en, title_sr, text_en, text_sr, sender, link, audience, search_key, changed_at)
  select 'Winter ' || n, 'Zima ' || n, '<p>Winter</p>', '<p>Zima</p>', 'Izbor', '', '{}', 'winter ' || n || ' zima ' || n,
    now() - n * interval '1 hour'
  from generate_series(1, ${THOUSANDS}) n`;

const DOCUMENTS = `
  insert into documents (position, title_en, title_sr, language, key, name, type, bytes, search_key)
  select 1000 + n, 'Form ' || n, 'Obrazac ' || n, 'SR', 'bench-' || n, 'obrazac.pdf', 'application/pdf', 1000, 'form obrazac ' || n
  from generate_series(1, ${THOUSANDS}) n`;

const QUESTIONS = `
  insert into questions (position, topic_en, topic_sr, question_en, question_sr, answer_en, answer_sr, search_key)
  select 1000 + n, 'Budget', 'Budžet', 'Question ' || n, 'Pitanje ' || n, '<p>Yes</p>', '<p>Da</p>', 'question pitanje ' || n
  from generate_series(1, ${THOUSANDS}) n`;
