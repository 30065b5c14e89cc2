import { MOST_OF_PRICE } from '#contract/admin-benefits/benefit.rules.ts';
import type { benefitBulk } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import type { BulkAction, BulkRefusal } from '#contract/admin-benefits/benefit-bulk.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { PLATFORM_BENEFITS } from '../benefits/of-platform.ts';
import { unitPriceOf } from '../benefits/price-texts.ts';
import type { BulkKind, Judging } from '../bulk/bulk-kind.ts';
import { sql, type Text } from '../database/text.ts';
import { STATE } from './benefit-list.ts';
import { COMPANIES, endsBy } from './ends-subscriptions.ts';

export type BulkAsked = BodyOf<typeof benefitBulk.preview>;

/** Bulk changes of benefits. */
export const BENEFIT_BULK: BulkKind = {
  topic: 'benefits',
  task: 'benefit_bulk',
  permission: 'platform.catalogue',
  notedIn: 'platform',
  table: sql`benefits`,
  seen: PLATFORM_BENEFITS,
  names: sql`b.name_sr, b.name_en`,
  // Once it is copied, a row is about the copy.
  recordOf: sql`coalesce((r.after ->> 'copy')::integer, r.record_id)`,
};

export interface BenefitJudging extends Judging<BulkRefusal> {
  /** The price of a month in minor units before and after, where it changes. */
  monthly?: { before: Text; after: Text };
}

const field = (name: string, value: Text) => sql`jsonb_build_object(${sql.raw(`'${name}'`)}, ${value})`;

const INCOMPLETE = sql`not (b.name_sr <> '' and b.short_description_sr <> '' or b.name_en <> '' and b.short_description_en <> '')`;
const PROVIDER_ENDED = sql`not (select p.active from providers p where p.id = b.provider_id)`;
const CATEGORY_ENDED = sql`exists (select from categories c where c.id in (b.category_id, b.root_category_id) and not c.active)`;
/** Refusal: the change would end the benefit for a person who subscribes to it. */
const inUse = (becomes: Text) => ['in_use', sql`${endsBy(becomes)} is not null`] as const;

/** How each action is judged. The values it needs are present: `checkValues` has checked that. */
export const JUDGED: Record<BulkAction, (asked: BulkAsked) => BenefitJudging> = {
  offer: () => ({
    before: field('state', STATE),
    after: field('state', sql`'offered'::text`),
    refused: [
      ['same', sql`b.active`],
      ['incomplete', INCOMPLETE],
      ['provider_ended', PROVIDER_ENDED],
      ['category_ended', CATEGORY_ENDED],
    ],
  }),
  withdraw: () => ({
    before: field('state', STATE),
    after: field('state', sql`'withdrawn'::text`),
    refused: [['same', sql`not b.active`], inUse(field('state', sql`'withdrawn'::text`))],
  }),
  // Copying does not change the benefit itself, so nothing prevents it.
  copy: () => ({ before: sql`'{}'::jsonb`, after: field('state', sql`'draft'::text`), refused: [] }),
  category: ({ category_id = 0 }) => set('category_id', sql`b.category_id`, sql`${category_id}::integer`),
  provider: ({ provider_id = 0 }) => set('provider_id', sql`b.provider_id`, sql`${provider_id}::integer`),
  discount: ({ discount = 0 }) => {
    const now = sql`${discount}::integer`;
    const monthly = { before: unitPriceOf(sql`b.price`, sql`b.discount`), after: unitPriceOf(sql`b.price`, now) };
    return Object.assign(setUnlessInUse('discount', sql`b.discount`, now), { monthly });
  },
  companies: ({ companies = null }) => {
    const ids = companies && [...new Set(companies)].sort((one, other) => one - other);
    return setUnlessInUse('companies', COMPANIES, sql`${JSON.stringify(ids)}::jsonb`);
  },
  price: ({ percent = 0, round_to: step = 0.01 }) => {
    const after = sql`(round(b.price * (100 + ${percent}::numeric) / 100 / ${step * 100}::integer) * ${step * 100}::integer)::bigint`;
    const inMajor = (price: Text) => field('price', sql`round(${price} / 100.0, 2)`);
    return {
      before: inMajor(sql`b.price`),
      after: inMajor(after),
      refused: [
        ['no_price', sql`b.price is null`],
        ['same', sql`${after} = b.price`],
        ['price_zero', sql`${after} = 0`],
        ['price_range', sql`${after} > ${MOST_OF_PRICE}::bigint * 100`],
        inUse(inMajor(after)),
      ],
      monthly: { before: unitPriceOf(sql`b.price`, sql`b.discount`), after: unitPriceOf(after, sql`b.discount`) },
    };
  },
};

const set = (name: string, was: Text, now: Text): BenefitJudging => ({
  before: field(name, was),
  after: field(name, now),
  refused: [['same', sql`${was} = ${now}`]],
});

/** Like `set`, but also refused where the change would end a subscription. */
function setUnlessInUse(name: string, was: Text, now: Text): BenefitJudging {
  const { refused, ...judging } = set(name, was, now);
  return Object.assign(judging, { refused: [...refused, inUse(judging.after)] });
}
