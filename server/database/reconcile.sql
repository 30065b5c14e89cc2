-- What must always hold of money (quality.md 2): one row for each breach, no rows while all is well.
-- One statement, read only; run it after every storm and crash, or any day.
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
    -- Spec 5: the average company price of the lines, in hundredths of a percent, of the total; rounded half up.
    floor((2 * sum(total) * sum(company_price) + count(*) * 10000) / (2 * count(*) * 10000)) as payroll_tax
  from order_lines group by company_id, order_id
),
voucher_counts as (
  select company_id, order_line_id, count(*) as codes from vouchers group by company_id, order_line_id
)

-- 1. No account is overspent, none is below nothing.
select 'account overspent' as breach, company_id, user_id, category_id::text as detail
from accounts where spent + held > allocated or allocated < 0 or spent < 0 or held < 0
-- 2. The sums of an account are what its ledger says.
union all
select 'account differs from its ledger', a.company_id, a.user_id, a.category_id || '/' || a.year
from accounts a left join account_sums s using (company_id, user_id, category_id, year)
where (a.allocated, a.spent, a.held) is distinct from (coalesce(s.allocated, 0), coalesce(s.spent, 0), coalesce(s.held, 0))
union all
select 'ledger entry without an account', l.company_id, l.user_id, l.category_id || '/' || l.year
from ledger_entries l left join accounts a using (company_id, user_id, category_id, year) where a.company_id is null
-- A purchase only takes: it gives nothing, holds nothing, and names its order.
union all
select 'purchase entry that is no charge', company_id, user_id, id::text
from ledger_entries where kind = 'purchase' and (spent <= 0 or allocated <> 0 or held <> 0 or reference is null)
union all
select 'allocation that spends', company_id, user_id, id::text
from ledger_entries where kind = 'allocation' and (spent <> 0 or held <> 0)
-- 3. Order total = sum of lines = what was charged, pot by pot; prices are frozen by the discount rule.
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
-- 5. What belongs to an order is there with it.
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
-- 17. Nothing crosses companies: what hangs together has one company (its keys say so; here once more).
union all
select 'ledger entry of nobody', l.company_id, l.user_id, l.id::text
from ledger_entries l left join users u on u.company_id = l.company_id and u.id = l.user_id where u.id is null
