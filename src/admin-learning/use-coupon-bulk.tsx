import { getCoupon, listCouponChanges, listCoupons } from '#contract/coupons/admin-coupons.contract.ts';
import { type CouponBulkPreview, couponBulk } from '#contract/coupons/coupon-bulk.contract.ts';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { bulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import type { BulkKind } from '../admin/bulk/bulk-kind.ts';
import { couponsMeant } from './coupons-address.ts';

type Effects = CouponBulkPreview['effects'];
type Row = CouponBulkPreview['sample'][number];

const ACTIONS = ['switch_off', 'switch_on'] as const;

/** Bulk actions that switch coupons off, or on again. */
export function useCouponBulk(): BulkKind<Effects> {
  const t = useTexts(adminLearningTexts);
  return {
    ...bulkCallsOf(couponBulk, couponsMeant),
    actions: ACTIONS.map((key) => ({
      key,
      label: t(`coupons.bulk.${key}`),
      title: t(`coupons.bulk.${key}.title`),
      confirm: (count: number) => t(`coupons.bulk.${key}.confirm`, { count }),
    })),
    counted: (count) => t('coupons.counted', { count }),
    nameOf: (row) => (row as Row).name,
    refusedFor: () => t('coupons.bulk.same'),
    shown: (_, row, side) => t((row as Row)[side].active ? 'coupons.bulk.on' : 'coupons.bulk.off'),
    effects: (effects, action) =>
      action === 'switch_off' ? <Consequences {...effects} /> : <p>{t('coupons.bulk.valid')}</p>,
    changes: [listCoupons, getCoupon, listCouponChanges],
  };
}

/** The consequences for people who use the coupons. */
function Consequences({ used, used_lately: lately }: Effects) {
  const t = useTexts(adminLearningTexts);
  return (
    <>
      <p>{used === 0 ? t('coupons.bulk.unused') : t('coupons.bulk.used', { count: used })}</p>
      {lately > 0 && <p>{t('off.lately', { count: lately })}</p>}
    </>
  );
}
