import {
  type CouponImpact,
  changeCoupon,
  getCoupon,
  getCouponImpact,
  type ListedCoupon,
  listCouponChanges,
  listCoupons,
} from '#contract/coupons/admin-coupons.contract.ts';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readTogether } from '../admin/endings/ending-calls.ts';
import type { EndingKind } from '../admin/endings/ending-kind.ts';
import { atRevision } from '../admin/parts/at-revision.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The consequences of switching a coupon off, and its present discount in per cent. */
export type CouponEffects = CouponImpact['effects'] & { percent: number };

/** Calls and texts of switching a coupon off, and on again. */
export function useCouponEnding(): EndingKind<ListedCoupon, CouponEffects> {
  const t = useTexts(adminLearningTexts);
  return {
    idOf: ({ pk }) => pk,
    read: readEnding,
    end: ({ pk }, { seen }) => put(pk, seen, false),
    restore: ({ pk }, seen) => put(pk, seen, true),
    wordsOf: ({ name }) => ({
      title: t('off.title', { name }),
      confirm: t('off.confirm'),
      cancel: t('off.cancel'),
      over: t('off.already'),
      consequences: (effects) => <Consequences {...effects} />,
      moved: ({ percent }, before) => (percent === before.percent ? '' : t('off.moved', { percent })),
    }),
    ended: ({ name }) => t('off.done', { name }),
    restored: ({ name }) => t('on.done', { name }),
    changes: [listCoupons, getCoupon, getCouponImpact, listCouponChanges],
  };
}

async function readEnding({ pk }: ListedCoupon, signal: AbortSignal) {
  const input = { params: { pk }, signal };
  const coupon = callEndpoint(getCoupon, input);
  const read = await readTogether(coupon, callEndpoint(getCouponImpact, input));
  return { ...read, effects: { ...read.effects, percent: (await coupon).percent_off } };
}

const put = (pk: number, seen: number, active: boolean) =>
  callEndpoint(changeCoupon, { params: { pk }, headers: atRevision(seen), body: { active } });

function Consequences({ used, used_lately: lately }: CouponEffects) {
  const t = useTexts(adminLearningTexts);
  return (
    <>
      <p>{used === 0 ? t('off.unused') : t('off.used', { count: used })}</p>
      {lately > 0 && <p>{t('off.lately', { count: lately })}</p>}
      <p>{t('off.back')}</p>
    </>
  );
}
