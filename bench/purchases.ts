import { cost, PAIRS, wall } from './costs.ts';
import type { BenchDatabase, Visitor } from './databases.ts';
import type { Measured } from './measured.ts';
import { type Compared, type Cost, compare } from './ratio.ts';

const AT_ONCE = 200;
// Until the code is compiled a purchase costs three times as much.
const WARM_UPS = 6;

/** CPU time of a purchase of three lines compared with a bare transaction of four statements. */
export async function comparePurchases(database: BenchDatabase, server: Measured): Promise<Compared> {
  const ours = filledBefore(database, AT_ONCE, cost(server, AT_ONCE, buying(database, server)));
  const bare = cost(server, AT_ONCE, (index) => {
    const { company, user } = database.visitors[index] as Visitor;
    return { url: `${server.reference}/purchase?company=${company}&user=${user}`, method: 'POST' };
  });
  for (let time = 0; time < WARM_UPS; time += 1) await ours();
  for (let time = 0; time < WARM_UPS; time += 1) await bare();
  return compare(ours, bare, PAIRS);
}

/** Wall-clock time per purchase, the database included. */
export function purchaseTime(database: BenchDatabase, server: Measured): Cost {
  return filledBefore(database, AT_ONCE, wall(AT_ONCE, buying(database, server)));
}

/** The purchase of visitor number `index`. */
export function buying({ visitors }: BenchDatabase, { shop }: Measured) {
  return (index: number) => ({
    url: `${shop}/v2/complete-purchase/`,
    method: 'POST',
    headers: { ...(visitors[index] as Visitor).headers, 'idempotency-key': `bench-${Math.random()}` },
  });
}

function filledBefore(database: BenchDatabase, people: number, bought: Cost): Cost {
  return async () => {
    await fillCarts(database, people);
    return bought();
  };
}

/**
 * Gives the first people three cart lines each and a budget; carts are filled in the database directly, so that only the purchase is
 * measured.
 */
export async function fillCarts({ query, visitors }: BenchDatabase, count: number): Promise<void> {
  const people = visitors.slice(0, count);
  const keys = [people.map(({ company }) => company), people.map(({ user }) => user)];
  await query(
    `with person as (select * from unnest($1::bigint[], $2::bigint[]) as t (company_id, user_id)),
     given as (update accounts a set allocated = allocated + 100000000 from person p
       where a.company_id = p.company_id and a.user_id = p.user_id and a.category_id = 0),
     entered as (insert into ledger_entries (company_id, user_id, category_id, year, kind, allocated, created_at)
       select company_id, user_id, 0, 0, 'allocation', 100000000, now() from person)
     insert into cart_items (company_id, user_id, benefit_id, count, created_at)
     select company_id, user_id, b.id, 1, now() from person,
       (select b.id from benefits b join providers p on p.id = b.provider_id
        where b.kind = 'flexible' and b.active and p.active and b.for_all_companies and not b.monthly and b.price > 0
          and b.way_to_buy <> 'voucher' order by b.id limit 3) b
     on conflict do nothing`,
    keys,
  );
}
