import type { listCoupons } from '#contract/coupons/admin-coupons.contract.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { changedWords } from '../bulk/changed-words.ts';
import type { EndedKind } from '../bulk/ended-kind.ts';
import { sql } from '../database/text.ts';
import { COUPONS, lately } from './coupon-list.ts';

type Query = NonNullable<QueryOf<typeof listCoupons>>;

/** Bulk deactivation and reactivation of coupons. Enrolments paid with them are not changed. */
export const COUPON_BULK: EndedKind<Query> = {
  bulk: {
    topic: 'coupons',
    task: 'coupon_bulk',
    permission: 'platform.coupons',
    notedIn: 'platform',
    table: sql`coupons`,
    names: sql`b.name`,
  },
  list: COUPONS,
  called: sql`b.name`,
  end: { action: 'switch_off', noted: 'coupon.changed' },
  comeBack: { action: 'switch_on', noted: 'coupon.changed' },
  effects: (now) => sql`(
    select jsonb_build_object('used', count(*)::integer,
      'used_lately', (count(*) filter (where e.created_at >= ${lately(now)}::timestamptz))::integer)
    from affected a join enrolments e on e.coupon_id = a.id)`,
  words: changedWords({ en: 'coupons', sr: { changed: 'Kuponi su promenjeni', of: 'kupona' } }),
};
