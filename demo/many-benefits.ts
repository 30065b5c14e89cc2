import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/database/database.ts';

// Rows per statement, so that it takes seconds, not minutes.
const ROWS_AT_ONCE = 10_000;

// Two hash values per copy, which spread its fields without a common pattern.
const SPREAD = sql`abs(hashint4(n)) as spread, abs(hashint4(n + 7)) as other_spread`;

// As in contract/cart and contract/money: rounded half up, with rates in millionths per euro.
const UNIT_PRICE = sql`floor((2 * price * (100 - discount) + 100) / 200)`;
const SORT_PRICE = sql`floor((2 * ${UNIT_PRICE} * 10000 * 1000000 + per_euro) / (2 * per_euro))`;

/**
 * Copies the existing benefits until there are `count` more, each with its own name, price, discount, provider and age. One in ten is
 * for a single company. All of it happens in the database.
 */
export async function copyBenefits(transaction: Transaction, count: number, now: Date): Promise<void> {
  await transaction.execute(sql`create temporary table source on commit drop as
    select row_number() over (order by id) - 1 as place, benefits.* from benefits`);
  await transaction.execute(sql`analyze source`);
  for (let first = 1; first <= count; first += ROWS_AT_ONCE) {
    const last = Math.min(count, first + ROWS_AT_ONCE - 1);
    await transaction.execute(sql`with ${copies(first, last)} ${insertCopies(now)}`);
  }
  await transaction.execute(sql`
    insert into benefit_companies (company_id, benefit_id)
    select company.id, b.id from benefits b
    join (select row_number() over (order by id) - 1 as place, count(*) over () as companies, id from companies) company
      on company.place = b.id % company.companies
    where not b.for_all_companies and not exists (select from benefit_companies o where o.benefit_id = b.id)`);
}

function copies(first: number, last: number): SQL {
  return sql`
    seller as materialized (
      select row_number() over (order by id) - 1 as place, id from providers),
    copy as (select n, ${SPREAD} from generate_series(${first}::integer, ${last}::integer) n),
    priced as (
      select s.*, n, spread, other_spread, seller.id as seller_id, r.per_euro,
        case when s.price is null then null else s.price / 2 + (s.price * (other_spread % 100)) / 100 end as new_price,
        (array[0, 0, 0, 5, 10, 15, 20, 25, 40])[1 + spread % 9] as new_discount
      from copy
      join source s on s.place = spread % (select count(*) from source)
      join seller on seller.place = other_spread % (select count(*) from providers)
      join exchange_rates r on r.currency = s.currency)`;
}

function insertCopies(now: Date): SQL {
  return sql`
    insert into benefits (kind, way_to_buy, provider_id, category_id, root_category_id, name_en, name_sr,
      short_description_en, short_description_sr, description_en, description_sr, instructions_en, instructions_sr,
      limitations_en, limitations_sr, promo_material, pictures, locations, price, currency, discount, company_price, nfc,
      monthly, website, for_all_companies, active, bought, added_at, sort_price, sort_en, sort_sr, search_key)
    select kind, way_to_buy, seller_id, category_id, root_category_id, name_en || ' ' || n, name_sr || ' ' || n,
      short_description_en, short_description_sr, '<p>' || short_description_en || '</p>',
      '<p>' || short_description_sr || '</p>', '', '', '', '', '[]', pictures, locations, price, currency, discount,
      company_price, nfc, monthly, website, spread % 10 <> 0, spread % 50 <> 1, other_spread % 1000,
      ${now.toISOString()}::timestamptz - make_interval(mins => 1 + other_spread % 1000000), ${SORT_PRICE},
      sort_en || ' ' || n, sort_sr || ' ' || n, search_key || ' ' || n
    from (select kind, way_to_buy, category_id, root_category_id, name_en, name_sr, short_description_en,
      short_description_sr, pictures, locations, currency, company_price, nfc, monthly, website, sort_en, sort_sr,
      search_key, n, spread, other_spread, seller_id, per_euro, new_price as price, new_discount as discount
      from priced) copies`;
}
