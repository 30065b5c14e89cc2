import type { GiftDetail, GiftPerson } from '#contract/gifts/gifts.contract.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { Database, Transaction } from '../database/database.ts';
import { isoMoment } from '../database/iso-moment.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { rowsOf } from '../endpoints/page-answer.ts';
import { notFound } from '../errors/request.errors.ts';
import { fullName } from '../people/full-name.ts';
import { giftsOf, LISTED, toListed } from './gift-list.ts';

/** SQL for the part of a gift `g` that could be taken back now from the person `p` with the account `a`. */
export const UNSPENT = sql`case when p.given_at is null then 0
  else greatest(0, least(g.amount - p.taken_back, coalesce(a.allocated - a.spent - a.held, 0))) end`;

/** Join condition for the account `a` of a person `p` to which a gift `g` went. */
export const POT_OF_GIFT = sql`accounts a on a.company_id = p.company_id and a.user_id = p.user_id
  and a.category_id = g.category_id and a.year = g.year`;

/** One gift of a company with its progress and what was taken back, in one statement. Throws notFound. */
export async function readGift(database: Database | Transaction, companyId: number, id: number): Promise<GiftDetail> {
  const [found] = await ask<GiftDetail>(
    database,
    sql`
    select ${LISTED}, counted.*, exists (
        select from tasks t where t.company_id = g.company_id and t.ended_at is null and t.cancel_requested_at is null
          and (t.id = g.task_id or t.id in (
            select b.task_id from gift_take_backs b where b.company_id = g.company_id and b.gift_id = g.id))) as can_stop,
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'date', ${isoMoment(sql`b.created_at`)},
          'by', ${fullName('w')}, 'note', b.note, 'people', coalesce(p.people, b.people), 'sum', coalesce(p.sum, b.amount), 'approval', p.id,
          'running', t.id is not null and t.ended_at is null) order by b.id desc), '[]')
        from gift_take_backs b join users w on w.company_id = b.company_id and w.id = b.taken_by
        left join tasks t on t.company_id = b.company_id and t.id = b.task_id
        left join approvals a on a.company_id = b.company_id and a.id = b.approval_id
        left join approvals p on p.company_id = a.company_id and p.id = a.id and p.status = 'waiting'
        where b.company_id = g.company_id and b.gift_id = g.id and coalesce(a.status in ('waiting', 'approved'), true)) as take_backs
    from ${giftsOf(companyId)}, lateral (
      select count(*)::integer as total, count(p.given_at)::integer as given, count(p.skipped_at)::integer as left_out,
        count(*) filter (where p.given_at is null and p.skipped_at is null)::integer as waiting,
        coalesce(sum(${UNSPENT}), 0)::bigint as unspent
      from gift_people p left join ${POT_OF_GIFT} where p.company_id = g.company_id and p.gift_id = g.id) counted
    where g.id = ${id}`,
  );
  if (!found) throw notFound();
  const take_backs = found.take_backs.map((each) => Object.assign(each, { sum: toMajor(each.sum) }));
  return Object.assign(found, toListed(found), { unspent: toMajor(found.unspent), take_backs });
}

/** The people of a gift by name, with their states. Throws notFound. */
export async function listGiftPeople(
  database: Database,
  companyId: number,
  id: number,
  query: { state?: GiftPerson['state'] | undefined; page?: number | undefined; page_size?: number | undefined },
): Promise<{ count: number; results: GiftPerson[] }> {
  const { offset, size } = rowsOf(query);
  const found = sql`
    select u.id, ${fullName('u')} as name, u.sort_key, ${isoMoment(sql`p.given_at`)} as given_at,
      case when p.given_at is not null then 'given' when p.skipped_at is not null then 'left_out' else 'waiting' end as state,
      p.taken_back, ${UNSPENT} as unspent
    from gift_people p join gifts g on g.company_id = p.company_id and g.id = p.gift_id
    join users u on u.company_id = p.company_id and u.id = p.user_id left join ${POT_OF_GIFT}
    where p.company_id = ${companyId} and p.gift_id = ${id}`;
  const wanted = query.state === undefined ? sql`true` : sql`state = ${query.state}`;
  const rows = await ask<{ count: number; results: GiftPerson[] }>(
    database,
    sql`
    with found as materialized (select * from (${found}) found where ${wanted}),
    page as (select * from found order by sort_key collate "C", id limit ${size} offset ${offset})
    select (select count(*)::integer from found) as count,
      (select coalesce(jsonb_agg(to_jsonb(page) - 'sort_key' order by page.sort_key collate "C", page.id), '[]') from page) as results
    from gifts where company_id = ${companyId} and id = ${id}`,
  );
  if (!rows[0]) throw notFound();
  const { count, results } = rows[0];
  return { count, results: results.map(inMajor) };
}

const inMajor = (person: GiftPerson): GiftPerson =>
  Object.assign(person, { taken_back: toMajor(person.taken_back), unspent: toMajor(person.unspent) });
