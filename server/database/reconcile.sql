-- Invariants of money (quality.md 2): one row for each breach, none while all is well.
-- One read-only statement; run it after load and crash tests, or at any time.
with
account_sums as (
  select company_id, user_id, category_id, year, sum(allocated) as allocated, sum(spent) as spent, sum(held) as held
  from ledger_entries group by company_id, user_id, category_id, year
),
charges as (
  select company_id, reference as order_id, user_id, category_id, year, sum(spent) as spent, count(*) as entries
  from ledger_entries where kind = 'purchase' group by company_id, reference, user_id, category_id, year
),
refunds as (
  select company_id, reference as order_id, category_id, year, -sum(spent) as given_back
  from ledger_entries where kind = 'refund' group by company_id, reference, category_id, year
),
line_parts as (
  select company_id, order_id, root_category_id as category_id, budget_year as year, paid_from_category as paid from order_lines
  union all
  select company_id, order_id, 0, 0, paid_from_flexible from order_lines
),
line_charges as (
  select company_id, order_id, category_id, year, sum(paid) as paid
  from line_parts group by company_id, order_id, category_id, year having sum(paid) <> 0
),
line_sums as (
  select company_id, order_id, count(*) as lines, sum(total) as total,
    -- specification.md 5: the total times the average company price of the lines (in hundredths of a percent), rounded half up.
    floor((2 * sum(total) * sum(company_price) + count(*) * 10000) / (2 * count(*) * 10000)) as payroll_tax
  from order_lines group by company_id, order_id
),
refund_sums as (
  select company_id, reference as order_id, -sum(spent) as given_back,
    count(*) - count(distinct (category_id, year)) as repeated
  from ledger_entries where kind = 'refund' group by company_id, reference
),
month_charges as (
  select company_id, reference as charge_id, user_id, category_id, year, sum(spent) as spent
  from ledger_entries where kind = 'subscription' group by company_id, reference, user_id, category_id, year
),
month_parts as (
  select company_id, id as charge_id, user_id, root_category_id as category_id, budget_year as year, paid_from_category as paid
  from subscription_charges where paid_from_category <> 0
  union all
  select company_id, id, user_id, 0, 0, paid_from_flexible from subscription_charges where paid_from_flexible <> 0
),
voucher_counts as (
  select company_id, order_line_id, count(*) as codes from vouchers group by company_id, order_line_id
),
request_entries as (
  select company_id, reference as request_id, user_id, category_id, year, sum(held) as held, sum(spent) as spent,
    count(*) filter (where held > 0) as holds, count(*) filter (where held < 0) as releases
  from ledger_entries where kind = 'request' group by company_id, reference, user_id, category_id, year
),
request_parts as (
  select company_id, id as request_id, status, category_id, budget_year as year, held_from_category as part from requests
  where held_from_category <> 0
  union all
  select company_id, id, status, 0, 0, held_from_flexible from requests where held_from_flexible <> 0
),
request_decisions as (
  select company_id, request_id, count(*) filter (where status in ('accepted', 'rejected', 'cancelled')) as decisions,
    count(*) filter (where status = 'pending') as filings, (array_agg(status order by id desc))[1] as last
  from request_events group by company_id, request_id
),
enrolment_charges as (
  select company_id, reference as enrolment_id, user_id, sum(spent) as spent, count(*) as entries
  from ledger_entries where kind = 'enrolment' group by company_id, reference, user_id
),
-- Ledger entries that spent money, with their month in Belgrade. The tax of an order, request, month or enrolment is on its first entry.
spent_entries as (
  select l.*, r.kind as asked, case when l.kind = 'subscription' then c.payroll_tax else o.payroll_tax end as tax,
    row_number() over (partition by l.company_id, l.month, l.kind, coalesce(l.reference, -l.id) order by l.id) as place
  from (
    select *, date_trunc('month', created_at at time zone 'Europe/Belgrade')::date as month from ledger_entries where spent <> 0) l
  left join requests r on l.kind = 'request' and r.company_id = l.company_id and r.id = l.reference
  left join orders o on l.kind in ('purchase', 'refund') and o.company_id = l.company_id and o.id = l.reference
  left join subscription_charges c on l.kind = 'subscription' and c.company_id = l.company_id and c.id = l.reference
),
spent_by_month as (
  select company_id, month, user_id, category_id, sum(spent) as spent,
    coalesce(sum(spent) filter (where kind in ('purchase', 'subscription', 'enrolment')), 0) as bought,
    coalesce(-sum(spent) filter (where kind = 'refund'), 0) as given_back,
    coalesce(sum(spent) filter (where asked = 'reimbursement'), 0) as paid_back,
    coalesce(sum(spent) filter (where asked = 'invoice'), 0) as invoices,
    coalesce(sum(tax) filter (where kind <> 'refund' and place = 1), 0) as tax,
    coalesce(sum(tax) filter (where kind = 'refund' and place = 1), 0) as tax_back,
    count(*) filter (where kind <> 'refund' and place = 1) as purchases
  from spent_entries group by company_id, month, user_id, category_id
),
-- Sums of the ledger for each month closed for the payroll, in the form of `payroll_rows`.
closed_people as (
  select s.company_id, s.month, s.user_id, sum(s.spent) as spent, sum(s.bought) as bought, sum(s.given_back) as given_back,
    sum(s.paid_back) as paid_back, sum(s.invoices) as invoices, sum(s.tax) as tax, sum(s.tax_back) as tax_back
  from payroll_months p join spent_by_month s using (company_id, month) group by s.company_id, s.month, s.user_id
),
-- Purchases of closed months by person and budget (person 0: the total), from the ledger; below, as the closed month recorded them.
closed_spent as (
  select s.company_id, s.month, coalesce(s.user_id, 0) as user_id, s.category_id, sum(s.bought) as bought
  from payroll_months p join spent_by_month s using (company_id, month) where s.bought <> 0
  group by grouping sets ((s.company_id, s.month, s.user_id, s.category_id), (s.company_id, s.month, s.category_id))
),
closed_budgets as (
  select r.company_id, r.month, r.user_id, part.category as category_id, part.bought
  from payroll_rows r, jsonb_to_recordset(r.budgets) as part (category integer, bought bigint)
  union all
  select m.company_id, m.month, 0, part.category, part.bought
  from payroll_months m, jsonb_to_recordset(m.budgets) as part (category integer, bought bigint)
),
-- Questions of submitted attempts, each with whether exactly the correct answers were chosen.
scored_questions as (
  select a.company_id, a.id as attempt_id, (
      select coalesce(jsonb_agg(distinct chosen.id::integer order by chosen.id::integer), '[]')
      from jsonb_array_elements_text(a.chosen->asked.id) as chosen (id)) = (
      select coalesce(jsonb_agg(w.id order by w.id), '[]') from course_answers w
      where w.question_id = asked.id::integer and w.correct) as is_right
  from attempts a, jsonb_array_elements_text(a.question_ids) as asked (id) where a.status <> 'open'
),
attempt_scores as (
  select company_id, attempt_id, count(*) as questions, count(*) filter (where is_right) as correct
  from scored_questions group by company_id, attempt_id
),
package_progress as (
  select e.company_id, e.user_id, e.package_id, jsonb_array_length(e.course_ids) as courses, (
    select count(*) from attempts a
    where a.company_id = e.company_id and a.user_id = e.user_id and a.status = 'passed'
      and e.course_ids @> to_jsonb(a.course_id)) as passed
  from enrolments e where e.package_id is not null
)

-- 1. No account is overspent, and none has negative sums.
select 'account overspent' as breach, company_id, user_id, category_id::text as detail
from accounts where spent + held > allocated or allocated < 0 or spent < 0 or held < 0
-- 2. The sums of an account equal those of its ledger entries.
union all
select 'account differs from its ledger', a.company_id, a.user_id, a.category_id || '/' || a.year
from accounts a left join account_sums s using (company_id, user_id, category_id, year)
where (a.allocated, a.spent, a.held) is distinct from (coalesce(s.allocated, 0), coalesce(s.spent, 0), coalesce(s.held, 0))
union all
select 'ledger entry without an account', l.company_id, l.user_id, l.category_id || '/' || l.year
from ledger_entries l left join accounts a using (company_id, user_id, category_id, year) where a.company_id is null
-- A purchase entry only spends: it allocates and holds nothing, and refers to its order.
union all
select 'purchase entry that is no charge', company_id, user_id, id::text
from ledger_entries where kind = 'purchase' and (spent <= 0 or allocated <> 0 or held <> 0 or reference is null)
union all
select 'allocation that spends', company_id, user_id, id::text
from ledger_entries where kind = 'allocation' and (spent <> 0 or held <> 0)
-- A gift has exactly one ledger entry, of its amount, for each person who is marked as having it.
union all
select 'gift differs from its entries', g.company_id, g.given_by, g.id::text
from gifts g left join lateral (
  select count(*) as entries, count(distinct l.user_id) as people,
    bool_and(l.allocated = g.amount and l.category_id = g.category_id and l.year = g.year and p.given_at is not null) as same
  from ledger_entries l
  left join gift_people p on p.company_id = l.company_id and p.gift_id = g.id and p.user_id = l.user_id
  where l.company_id = g.company_id and l.kind = 'allocation' and l.reference = g.id) l on true
left join lateral (
  select count(p.given_at) as given from gift_people p where p.company_id = g.company_id and p.gift_id = g.id) p on true
where l.entries <> p.given or l.people <> p.given or l.same is false
union all
select 'gift says another number of people', g.company_id, g.given_by, g.id::text
from gifts g where g.status in ('given', 'stopped') and g.people <> (
  select count(p.given_at) from gift_people p where p.company_id = g.company_id and p.gift_id = g.id)
union all
select 'gift is over before everybody had their turn', g.company_id, g.given_by, g.id::text
from gifts g where g.status = 'given' and exists (
  select from gift_people p where p.company_id = g.company_id and p.gift_id = g.id and p.given_at is null and p.skipped_at is null)
union all
select 'gift is not where its task is', g.company_id, g.given_by, g.id::text
from gifts g left join tasks t on t.company_id = g.company_id and t.id = g.task_id
where g.status not in ('waiting', 'refused') and g.status is distinct from (case when t.id is null or t.status = 'done' then 'given'
  when t.status in ('waiting', 'running') then 'running' else 'stopped' end)::gift_status
union all
select 'task of a gift has another count', g.company_id, g.given_by, g.id::text
from gifts g join tasks t on t.company_id = g.company_id and t.id = g.task_id
join lateral (
  select count(*) as people, count(p.given_at) as given, count(p.skipped_at) as skipped from gift_people p
  where p.company_id = g.company_id and p.gift_id = g.id) p on true
where (t.total, t.done, t.failed) <> (p.people, p.given, p.skipped)
-- The status of a gift matches that of its proposal: nobody has any of it before the proposal is approved.
union all
select 'gift is not where its approval is', g.company_id, g.given_by, g.id::text
from gifts g left join approvals a on a.company_id = g.company_id and a.id = g.approval_id
where case when a.status = 'waiting' then g.status <> 'waiting'
  when a.status in ('refused', 'withdrawn', 'expired') then g.status <> 'refused'
  else g.status in ('waiting', 'refused') end
  or (g.status in ('waiting', 'refused') and exists (
    select from gift_people p where p.company_id = g.company_id and p.gift_id = g.id and p.given_at is not null))
union all
select 'approval of a gift that is not there', a.company_id, a.proposed_by, a.id::text
from approvals a left join gifts g on g.company_id = a.company_id and g.approval_id = a.id
where a.kind = 'gift' and (g.id is null or a.sum <> g.amount * a.people)
-- The entries of a budgets import equal its rows, by person and account, less what was taken back; without a commit there are none.
union all
select 'import of budgets differs from its entries', coalesce(m.company_id, l.company_id), coalesce(m.user_id, l.user_id),
  coalesce(m.import_id, l.import_id)::text
from (
  select r.company_id, r.import_id, r.target_id as user_id, (r.wanted ->> 'category')::integer as category_id,
    (r.wanted ->> 'year')::integer as year,
    sum((r.wanted ->> 'moved')::bigint + coalesce((r.wanted ->> 'back')::bigint, 0)) as amount
  from imports i join import_rows r on r.company_id = i.company_id and r.import_id = i.id
  where i.kind = 'budgets' and not r.left_out and r.wanted ? 'moved' group by 1, 2, 3, 4, 5) m
full join (
  select company_id, import_id, user_id, category_id, year, sum(allocated) as amount from ledger_entries
  where import_id is not null group by 1, 2, 3, 4, 5) l using (company_id, import_id, user_id, category_id, year)
where coalesce(m.amount, 0) <> coalesce(l.amount, 0)
union all
select 'import of budgets that is not written moved something', i.company_id, i.created_by, i.id::text
from imports i
where i.kind = 'budgets' and i.status not in ('done', 'undoing', 'undone') and (
  exists (select from ledger_entries l where l.company_id = i.company_id and l.import_id = i.id)
  or exists (select from import_rows r where r.company_id = i.company_id and r.import_id = i.id and r.wanted ? 'moved'))
union all
select 'written import of budgets left a row behind', r.company_id, r.target_id, r.import_id || ': ' || r.line
from imports i join import_rows r on r.company_id = i.company_id and r.import_id = i.id
where i.kind = 'budgets' and i.status in ('done', 'undoing', 'undone') and not r.left_out and r.outcome in ('added', 'changed')
  and (not r.wanted ? 'moved' or abs((r.wanted ->> 'moved')::bigint) > abs((r.wanted ->> 'amount')::bigint)
    or sign((r.wanted ->> 'moved')::bigint) = -sign((r.wanted ->> 'amount')::bigint))
union all
select 'import entry that spends, or is of no budget', l.company_id, l.user_id, l.id::text
from ledger_entries l left join imports i on i.company_id = l.company_id and i.id = l.import_id
where l.import_id is not null and (i.kind is distinct from 'budgets' or l.spent <> 0 or l.held <> 0 or l.allocated = 0
  or l.reference is not null or l.kind not in ('allocation', 'correction'))
union all
select 'import is not where its approval is', i.company_id, i.created_by, i.id::text
from imports i left join approvals a on a.company_id = i.company_id and a.id = i.approval_id
where case when a.status = 'waiting' then i.status <> 'waiting'
  when a.status in ('refused', 'withdrawn', 'expired') then i.status in ('waiting', 'done', 'undoing', 'undone')
  when a.status = 'approved' then i.status not in ('done', 'undoing', 'undone') else i.status = 'waiting' end
union all
select 'approval of an import that is not there', a.company_id, a.proposed_by, a.id::text
from approvals a left join imports i on i.company_id = a.company_id and i.approval_id = a.id
where a.kind = 'import' and a.status in ('waiting', 'approved') and i.kind is distinct from 'budgets'
-- The monthly sums of a person equal those of the ledger, by budget.
union all
select 'sums of a month differ from their ledger', company_id, user_id, to_char(month, 'YYYY-MM') || ': ' || category_id
from spent_by_month e full join spent_sums s using (company_id, month, user_id, category_id)
where (e.bought, e.given_back, e.paid_back, e.invoices, e.tax, e.tax_back, e.purchases)
  is distinct from (s.bought, s.given_back, s.paid_back, s.invoices, s.tax, s.tax_back, s.purchases)
-- A month closed for the payroll equals the ledger, for each person and in total, and has no later entries.
union all
select 'closed month differs from the ledger', coalesce(p.company_id, r.company_id), coalesce(p.user_id, r.user_id),
  to_char(coalesce(p.month, r.month), 'YYYY-MM')
from closed_people p full join payroll_rows r using (company_id, month, user_id)
where (p.bought, p.given_back, p.paid_back, p.invoices, p.tax, p.tax_back)
  is distinct from (r.bought, r.given_back, r.paid_back, r.invoices, r.tax, r.tax_back)
  or p.spent is distinct from r.bought - r.given_back + r.paid_back + r.invoices
  or r.bought is distinct from (
    select coalesce(sum(part.bought), 0) from jsonb_to_recordset(r.budgets) as part (bought bigint))
union all
select 'closed month says other budgets than the ledger', company_id, nullif(user_id, 0),
  to_char(month, 'YYYY-MM') || ': ' || category_id
from closed_spent s full join closed_budgets b using (company_id, month, user_id, category_id)
where s.bought is distinct from b.bought
union all
select 'closed month is not the sum of its rows', m.company_id, null, to_char(m.month, 'YYYY-MM')
from payroll_months m left join lateral (
  select count(*) as people, coalesce(sum(bought), 0) as bought, coalesce(sum(given_back), 0) as given_back,
    coalesce(sum(paid_back), 0) as paid_back, coalesce(sum(invoices), 0) as invoices, coalesce(sum(tax), 0) as tax,
    coalesce(sum(tax_back), 0) as tax_back
  from payroll_rows r where r.company_id = m.company_id and r.month = m.month) r on true
where (m.people, m.bought, m.given_back, m.paid_back, m.invoices, m.tax, m.tax_back)
  is distinct from (r.people, r.bought, r.given_back, r.paid_back, r.invoices, r.tax, r.tax_back)
  or m.sha256 <> encode(sha256(convert_to(m.file, 'UTF8')), 'hex')
-- A request above the limit is not decided while its first acceptance waits for a second person.
union all
select 'request is not where its approval is', r.company_id, r.user_id, r.id::text
from requests r join approvals a on a.company_id = r.company_id and a.id = r.approval_id
where a.kind <> 'request' or a.user_id is distinct from r.user_id or a.sum <> r.amount
  or (a.status = 'waiting' and r.decided_at is not null)
  or (a.status = 'approved' and (r.status <> 'accepted' or r.decided_by is distinct from a.decided_by))
-- Above the limit nothing is taken back before a second person has approved it.
union all
select 'take back is not where its approval is', b.company_id, b.taken_by, b.id::text
from gift_take_backs b join approvals a on a.company_id = b.company_id and a.id = b.approval_id
where a.kind <> 'take_back' or (a.status <> 'approved' and (b.amount <> 0 or b.task_id is not null)) or b.amount > a.sum
-- The amount taken back from a person equals their corrections for that gift, and never exceeds it.
union all
select 'gift took back other than its entries', p.company_id, p.user_id, p.gift_id::text
from gift_people p join gifts g on g.company_id = p.company_id and g.id = p.gift_id
left join lateral (
  select -sum(l.allocated) as taken, bool_and(l.category_id = g.category_id and l.year = g.year and l.allocated < 0) as same
  from ledger_entries l
  where l.company_id = p.company_id and l.kind = 'correction' and l.reference = p.gift_id and l.user_id = p.user_id) l on true
where p.taken_back <> coalesce(l.taken, 0) or l.same is false or p.taken_back > g.amount
union all
select 'correction of a gift that its person never had', l.company_id, l.user_id, l.id::text
from ledger_entries l left join gift_people p
  on p.company_id = l.company_id and p.gift_id = l.reference and p.user_id = l.user_id and p.given_at is not null
where l.kind = 'correction' and l.reference is not null and p.user_id is null
union all
select 'taking back says another sum', b.company_id, b.taken_by, b.gift_id::text
from (
  select company_id, gift_id, min(taken_by) as taken_by, sum(amount) as amount from gift_take_backs group by company_id, gift_id) b
where b.amount <> (
  select sum(p.taken_back) from gift_people p where p.company_id = b.company_id and p.gift_id = b.gift_id)
union all
select 'taking back is over before everybody had their turn', p.company_id, p.user_id, p.gift_id::text
from gift_people p left join gift_take_backs b on b.company_id = p.company_id and b.id = p.take_back_id
left join tasks t on t.company_id = b.company_id and t.id = b.task_id
where p.take_back_id is not null and (t.id is null or t.ended_at is not null)
-- 3. Order total = sum of lines = charges, by account; prices are frozen by the discount rule.
union all
select 'order total differs from its lines', o.company_id, o.user_id, o.id::text
from orders o left join line_sums s on s.company_id = o.company_id and s.order_id = o.id where o.total is distinct from s.total
union all
select 'order without anything to pay', company_id, user_id, id::text from orders where total <= 0
union all
select 'payroll tax is not the average of the lines', o.company_id, o.user_id, o.id::text
from orders o join line_sums s on s.company_id = o.company_id and s.order_id = o.id where o.payroll_tax <> s.payroll_tax
union all
select 'line total is not price times count', company_id, order_id, id::text
from order_lines where total <> unit_price * count or unit_price <> floor((2 * price * (100 - discount) + 100) / 200.0)
union all
select 'line is not paid in full', company_id, order_id, id::text
from order_lines where paid_from_category + paid_from_flexible <> total or paid_from_category < 0 or paid_from_flexible < 0
union all
select 'charge differs from the lines of its order', coalesce(c.company_id, l.company_id), c.user_id,
  coalesce(c.order_id, l.order_id) || ': ' || coalesce(c.category_id, l.category_id) || '/' || coalesce(c.year, l.year)
from charges c full join line_charges l using (company_id, order_id, category_id, year)
where c.spent is distinct from l.paid
union all
select 'account charged twice for one order', company_id, user_id, order_id::text from charges where entries > 1
union all
select 'order charged to somebody else', o.company_id, o.user_id, o.id::text
from orders o join charges c on c.company_id = o.company_id and c.order_id = o.id where c.user_id <> o.user_id
-- 5. An order has its vouchers and its mail, and its items have left the cart.
union all
select 'line that was paid is still in the cart', c.company_id, c.user_id, c.id::text
from cart_items c join order_lines l on l.company_id = c.company_id and l.cart_item_id = c.id
union all
select 'voucher codes differ from the pieces bought', l.company_id, l.order_id, l.id::text
from order_lines l left join voucher_counts v on v.company_id = l.company_id and v.order_line_id = l.id
where coalesce(v.codes, 0) <> case l.way_to_buy when 'voucher' then l.count else 0 end
union all
select 'voucher of somebody else''s order', v.company_id, v.user_id, v.id::text
from vouchers v
join order_lines l on l.company_id = v.company_id and l.id = v.order_line_id
join orders o on o.company_id = l.company_id and o.id = l.order_id
where o.user_id <> v.user_id
union all
select 'order without its mail', o.company_id, o.user_id, o.id::text
from orders o
where not exists (
  select from outbox x where x.company_id = o.company_id and x.kind = 'order_confirmation' and (x.payload->>'orderId')::bigint = o.id)
-- 6 and 7. One key, one order; one cart, one order.
union all
select 'key with several orders', company_id, user_id, idempotency_key
from orders where idempotency_key is not null group by company_id, user_id, idempotency_key having count(*) > 1
union all
select 'cart item bought twice', company_id, max(order_id), cart_item_id::text
from order_lines where cart_item_id is not null group by company_id, cart_item_id having count(*) > 1
-- 8. Counts are whole, 1…999; one row per person and benefit.
union all
select 'count out of bounds', company_id, user_id, id::text from cart_items where count not between 1 and 999
union all
select 'benefit twice in a cart', company_id, user_id, benefit_id::text
from cart_items group by company_id, user_id, benefit_id having count(*) > 1
union all
select 'favourite twice', company_id, user_id, benefit_id::text
from favourites group by company_id, user_id, benefit_id having count(*) > 1
-- 14. A category budget pays for its own category and year only.
union all
select 'budget of another year', l.company_id, o.user_id, l.id::text
from order_lines l join orders o on o.company_id = l.company_id and o.id = l.order_id
where l.budget_year <> extract(year from o.created_at at time zone 'Europe/Belgrade')
-- 16. A refund is at most the charge.
union all
select 'refund beyond the charge', r.company_id, null, r.order_id::text
from refunds r left join charges c using (company_id, order_id, category_id, year)
where r.given_back > coalesce(c.spent, 0) or r.given_back < 0
-- 15. A request is held at filing, decided once, released once; what was accepted is spent.
union all
select 'request does not hold its amount', company_id, user_id, id::text
from requests where held_from_category + held_from_flexible <> amount or held_from_category < 0 or held_from_flexible < 0 or amount <= 0
union all
select 'request differs from its ledger', coalesce(e.company_id, p.company_id), e.user_id,
  coalesce(e.request_id, p.request_id) || ': ' || coalesce(e.category_id, p.category_id) || '/' || coalesce(e.year, p.year)
from request_entries e full join request_parts p using (company_id, request_id, category_id, year)
where e.held is distinct from case when p.status in ('pending', 'in_review') then p.part when p.part is not null then 0 end
  or e.spent is distinct from case when p.status = 'accepted' then p.part when p.part is not null then 0 end
union all
select 'request held or released more than once', e.company_id, e.user_id, e.request_id::text
from request_entries e where e.holds <> 1 or e.releases > 1
union all
select 'request held of somebody else', r.company_id, r.user_id, r.id::text
from requests r join request_entries e on e.company_id = r.company_id and e.request_id = r.id where e.user_id <> r.user_id
union all
select 'request entry that gives', company_id, user_id, id::text
from ledger_entries where kind = 'request' and (allocated <> 0 or spent < 0 or reference is null)
union all
select 'request is not where its events say', r.company_id, r.user_id, r.id::text
from requests r left join request_decisions d on d.company_id = r.company_id and d.request_id = r.id
where d.last is distinct from r.status or d.filings <> 1
  or d.decisions <> case when r.status in ('accepted', 'rejected', 'cancelled') then 1 else 0 end
union all
select 'request of another year', company_id, user_id, id::text
from requests where budget_year <> extract(year from created_at at time zone 'Europe/Belgrade')
union all
select 'rejection without a reason', company_id, user_id, id::text from requests where (status = 'rejected') <> (reason <> '')
union all
select 'resubmitted request is not done with', r.company_id, r.user_id, r.id::text
from requests r join requests o on o.company_id = r.company_id and o.id = r.resubmits
where o.status not in ('rejected', 'cancelled') or o.user_id <> r.user_id or o.first_filed_at <> r.first_filed_at
union all
select 'key with several requests', company_id, user_id, idempotency_key
from requests where idempotency_key is not null group by company_id, user_id, idempotency_key having count(*) > 1
union all
select 'file of somebody else', r.company_id, r.user_id, r.id::text
from requests r left join files f on f.company_id = r.company_id and f.id = r.file_id where f.user_id is distinct from r.user_id
union all
select 'decision without its mail', r.company_id, r.user_id, r.id::text
from requests r where r.status in ('accepted', 'rejected') and not exists (
  select from outbox x where x.company_id = r.company_id and x.kind = 'request_news'
    and (x.payload->>'requestId')::bigint = r.id and x.payload->>'news' = r.status::text)
-- A cancelled order is refunded completely, once, to its buyer; no other order has refunds.
union all
select 'cancelled order that is not refunded', o.company_id, o.user_id, o.id::text
from orders o left join refund_sums r on r.company_id = o.company_id and r.order_id = o.id
where o.status = 'cancelled' and o.total is distinct from r.given_back
union all
select 'refund of an order that is not cancelled', r.company_id, null, r.order_id::text
from refund_sums r left join orders o on o.company_id = r.company_id and o.id = r.order_id
where o.status is distinct from 'cancelled'
union all
select 'refunded twice', company_id, null, order_id::text from refund_sums where repeated > 0
union all
select 'refund to somebody else', r.company_id, r.user_id, r.reference::text
from ledger_entries r join orders o on o.company_id = r.company_id and o.id = r.reference
where r.kind = 'refund' and r.user_id <> o.user_id
union all
select 'cancelled order without its day', company_id, user_id, id::text
from orders where (status = 'cancelled') <> (cancelled_at is not null)
union all
select 'voucher that is void but for its order, or the other way round', v.company_id, v.user_id, v.id::text
from vouchers v
join order_lines l on l.company_id = v.company_id and l.id = v.order_line_id
join orders o on o.company_id = l.company_id and o.id = l.order_id
where (v.voided_at is not null) <> (o.status = 'cancelled')
union all
select 'used voucher of a cancelled order', company_id, user_id, id::text
from vouchers where voided_at is not null and used_at is not null
union all
select 'cancelling that was not told by mail once', o.company_id, o.user_id, o.id::text
from orders o
where (select count(*) from outbox x where x.company_id = o.company_id and x.kind = 'order_cancelled'
  and (x.payload->>'orderId')::bigint = o.id) <> case o.status when 'cancelled' then 1 else 0 end
-- 17. Nothing crosses companies: related rows have the same company. Foreign keys enforce that; it is checked once more here.
union all
select 'ledger entry of nobody', l.company_id, l.user_id, l.id::text
from ledger_entries l left join users u on u.company_id = l.company_id and u.id = l.user_id where u.id is null
-- 10. A month of a subscription equals its charges, by account; one running subscription per person and benefit.
union all
select 'subscription entry that is no charge', company_id, user_id, id::text
from ledger_entries where kind = 'subscription' and (spent <= 0 or allocated <> 0 or held <> 0 or reference is null)
union all
select 'charge of a month differs from its ledger', coalesce(c.company_id, p.company_id), coalesce(c.user_id, p.user_id),
  coalesce(c.charge_id, p.charge_id) || ': ' || coalesce(c.category_id, p.category_id) || '/' || coalesce(c.year, p.year)
from month_charges c full join month_parts p using (company_id, charge_id, user_id, category_id, year)
where c.spent is distinct from p.paid
union all
select 'month is not price after discount', company_id, user_id, id::text
from subscription_charges
where amount <> floor((2 * price * (100 - discount) + 100) / 200.0) or amount <> paid_from_category + paid_from_flexible
  or payroll_tax <> floor((2 * amount * company_price + 10000) / 20000) or amount <= 0
union all
select 'month charged twice', c.company_id, c.user_id, s.benefit_id || ': ' || c.month
from subscription_charges c join subscriptions s on s.company_id = c.company_id and s.id = c.subscription_id
group by c.company_id, c.user_id, s.benefit_id, c.month having count(*) > 1
union all
select 'month charged to somebody else', c.company_id, c.user_id, c.id::text
from subscription_charges c join subscriptions s on s.company_id = c.company_id and s.id = c.subscription_id
where c.user_id <> s.user_id
union all
select 'running subscription twice', company_id, user_id, benefit_id::text
from subscriptions where ended_at is null group by company_id, user_id, benefit_id having count(*) > 1
union all
select 'subscription without its first month', s.company_id, s.user_id, s.id::text
from subscriptions s
where not exists (select from subscription_charges c where c.company_id = s.company_id and c.subscription_id = s.id)
-- 11. The next month to charge is the one after the last charged month.
union all
select 'next month is not the one after the last', s.company_id, s.user_id, s.id::text
from subscriptions s
join (select company_id, subscription_id, max(month) as month from subscription_charges group by 1, 2) last
  on last.company_id = s.company_id and last.subscription_id = s.id
where s.next_month <> last.month + interval '1 month'
union all
select 'budget of another year', company_id, user_id, 'month ' || id
from subscription_charges where budget_year <> extract(year from created_at at time zone 'Europe/Belgrade')
-- 12. Nothing is charged after the end or the day of cancelling; an end that the person did not ask for is announced by mail.
union all
select 'month charged after the end', c.company_id, c.user_id, c.id::text
from subscription_charges c join subscriptions s on s.company_id = c.company_id and s.id = c.subscription_id
where c.created_at > s.ended_at or (c.created_at at time zone 'Europe/Belgrade')::date > s.canceled_at
union all
select 'end without its mail', s.company_id, s.user_id, s.id::text
from subscriptions s
where s.ended_by in ('low_budget', 'unavailable') and not exists (
  select from outbox x
  where x.company_id = s.company_id and x.kind = 'subscription_ended' and (x.payload->>'subscriptionId')::bigint = s.id)
-- An enrolment equals its one charge to the flexible account of the person; its price is frozen by the coupon rule.
union all
select 'enrolment entry that is no charge', company_id, user_id, id::text
from ledger_entries where kind = 'enrolment'
  and (spent <= 0 or allocated <> 0 or held <> 0 or reference is null or category_id <> 0)
union all
select 'charge of an enrolment differs from its ledger', coalesce(c.company_id, e.company_id), coalesce(c.user_id, e.user_id),
  coalesce(c.enrolment_id, e.id)::text
from enrolment_charges c full join (select * from enrolments where price_paid <> 0) e
  on e.company_id = c.company_id and e.id = c.enrolment_id and e.user_id = c.user_id
where c.spent is distinct from e.price_paid
union all
select 'enrolment charged twice', company_id, user_id, enrolment_id::text from enrolment_charges where entries > 1
union all
select 'enrolment is not price after coupon', company_id, user_id, id::text
from enrolments where price_paid <> floor((2 * price * (100 - percent_off) + 100) / 200.0) or percent_off not between 0 and 100
  or (coupon_name is null) <> (coupon_id is null) or (coupon_name is null and percent_off <> 0)
union all
select 'enrolled twice', company_id, user_id, coalesce('course ' || course_id, 'package ' || package_id)
from enrolments group by company_id, user_id, course_id, package_id having count(*) > 1
union all
select 'key with several enrolments', company_id, user_id, idempotency_key
from enrolments where idempotency_key is not null group by company_id, user_id, idempotency_key having count(*) > 1
union all
select 'course that its package did not bring', e.company_id, e.user_id, e.id::text
from enrolments e left join enrolments p on p.company_id = e.company_id and p.id = e.with_package and p.user_id = e.user_id
where e.with_package is not null and (e.price = 0 and p.course_ids @> to_jsonb(e.course_id)) is distinct from true
union all
select 'package without one of its courses', e.company_id, e.user_id, e.id::text
from enrolments e, jsonb_array_elements_text(e.course_ids) as of (course_id)
where not exists (
  select from enrolments c
  where c.company_id = e.company_id and c.user_id = e.user_id and c.course_id = of.course_id::integer)
-- An attempt belongs to an enrolment of the person; it is scored by its answers, and none follows a passed one.
union all
select 'attempt of somebody who is not enrolled', a.company_id, a.user_id, a.id::text
from attempts a left join enrolments e on e.company_id = a.company_id and e.id = a.enrolment_id
where (e.user_id = a.user_id and e.course_id = a.course_id) is distinct from true
union all
select 'attempt is not scored as its answers say', a.company_id, a.user_id, a.id::text
from attempts a left join attempt_scores s on s.company_id = a.company_id and s.attempt_id = a.id
where a.status <> 'open' and (a.correct is distinct from s.correct or a.score <> 100 * s.correct / s.questions
  or (a.status = 'passed') <> (a.score >= a.pass_mark))
union all
select 'answer chosen that was not asked', a.company_id, a.user_id, a.id || ': ' || chosen.question
from attempts a, jsonb_each(a.chosen) as chosen (question, answers)
where not a.question_ids @> to_jsonb(chosen.question::integer) or exists (
  select from jsonb_array_elements_text(chosen.answers) as answer (id)
  where not exists (
    select from course_answers w where w.id = answer.id::integer and w.question_id = chosen.question::integer))
union all
select 'attempts of a course are not one after the other', company_id, user_id, course_id::text
from attempts group by company_id, user_id, course_id
having count(*) filter (where status = 'open') > 1 or max(number) <> count(*) or min(number) <> 1
  or max(number) <> coalesce(min(number) filter (where status = 'passed'), max(number))
-- Every passed course and package has a certificate and every certificate was earned (product.md 7.10); each has one code.
union all
select 'passed without a certificate', a.company_id, a.user_id, 'course ' || a.course_id
from attempts a
where a.status = 'passed' and not exists (
  select from certificates c
  where c.company_id = a.company_id and c.user_id = a.user_id and c.course_id = a.course_id and c.current)
union all
select 'passed without a certificate', p.company_id, p.user_id, 'package ' || p.package_id
from package_progress p
where p.passed = p.courses and not exists (
  select from certificates c
  where c.company_id = p.company_id and c.user_id = p.user_id and c.package_id = p.package_id and c.current)
union all
select 'certificate of what was not passed', c.company_id, c.user_id, c.id::text
from certificates c left join attempts a on a.company_id = c.company_id and a.id = c.attempt_id and a.user_id = c.user_id
left join package_progress p on p.company_id = c.company_id and p.user_id = c.user_id and p.package_id = c.package_id
where a.status is distinct from 'passed' or (c.course_id is not null and a.course_id <> c.course_id)
  or (c.package_id is not null and p.passed is distinct from p.courses)
union all
select 'certificate twice', company_id, user_id, coalesce('course ' || course_id, 'package ' || package_id)
from certificates where current group by company_id, user_id, course_id, package_id having count(*) > 1
union all
select 'certificate without its code', c.company_id, c.user_id, c.id::text
from certificates c
where not exists (select from certificate_codes k where k.company_id = c.company_id and k.certificate_id = c.id)
-- A fixed order, so that results before and after can be compared.
order by 1, 2, 3, 4
