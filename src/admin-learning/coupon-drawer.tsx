import { useState } from 'react';
import { getCoupon, listCouponChanges, listCoupons } from '#contract/coupons/admin-coupons.contract.ts';
import { type CouponProblem, couponProblems, LONGEST_NAME } from '#contract/coupons/coupons.rules.ts';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { percentLabel } from '../admin/parts/percent-label.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordText } from '../admin/record/record-fields.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { couponCalls, typedIn } from './coupon-record.ts';

const PROBLEMS = { empty: 'coupon.empty', long: 'coupon.long', percent: 'coupon.wrongPercent' } as const;

interface CouponDrawerProps {
  /** The number of the coupon, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a coupon, opened over the list. */
export function CouponDrawer({ open, mayWrite, onClose }: CouponDrawerProps) {
  const t = useTexts(adminLearningTexts);
  const { form, name } = useCouponForm({ open, mayWrite, onClose });
  return (
    <RecordDrawer form={form} title={name}>
      <RecordText name="name" required maxLength={LONGEST_NAME} hint={t('coupon.nameHint')} />
      <RecordText name="percent_off" required suffix="%" inputMode="numeric" hint={t('coupon.percentHint')} />
      {open !== NEW && <p className="text-14 text-ink-muted">{t('coupon.changes')}</p>}
    </RecordDrawer>
  );
}

function useCouponForm({ open, mayWrite, onClose }: CouponDrawerProps) {
  const t = useTexts(adminLearningTexts);
  const [calls] = useState(() => couponCalls(open));
  return useListedRecord({
    kind: 'coupon',
    watched: 'coupon',
    open,
    title: t(open === NEW ? 'coupons.make' : 'coupon.title'),
    nameOf: (fields) => typedIn(fields).name,
    changes: [listCoupons, getCoupon, listCouponChanges],
    added: (name) => t('coupon.added', { name }),
    fields: {
      name: { label: t('coupons.name'), text: 'line' },
      percent_off: {
        label: t('coupons.percent'),
        shown: (value) => percentLabel(value, (percent) => t('coupon.percent', { percent })),
        typed: String,
      },
    },
    problemsOf: (fields) => couponProblems(typedIn(fields)),
    history: {
      call: listCouponChanges,
      params: { pk: Number(open) },
      fields: { active: { label: t('coupons.state'), shown: (on) => t(on ? 'coupons.on' : 'coupons.off') } },
    },
    // A message of the server is shown unchanged.
    sayProblem: (problem) => (problem in PROBLEMS ? t(PROBLEMS[problem as CouponProblem]) : problem),
    mayWrite,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    onClose,
  });
}
