import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getCoupon, listCouponChanges, listCoupons } from '#contract/coupons/admin-coupons.contract.ts';
import { type CouponProblem, couponProblems, LONGEST_NAME } from '#contract/coupons/coupons.rules.ts';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { EditedRecord } from '#machines/records/record-draft.ts';
import { NEW } from '../admin/list-address.ts';
import { useRecordWatch } from '../admin/pulse.ts';
import { RecordDrawer } from '../admin/record-drawer.tsx';
import { RecordText } from '../admin/record-fields.tsx';
import { useRecord } from '../admin/use-record.ts';
import { readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useMe } from '../session/session.queries.ts';
import { couponCalls, typedIn } from './coupon-record.ts';

const PROBLEMS = { empty: 'coupon.empty', long: 'coupon.long', percent: 'coupon.wrongPercent' } as const;

interface CouponDrawerProps {
  /** The number of the coupon, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a coupon, over its list. */
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
  const { id: person } = useMe();
  const toasts = useToasts();
  const client = useQueryClient();
  const [calls] = useState(() => couponCalls(open));
  const [name, setName] = useState(open === NEW ? t('coupons.make') : t('coupon.title'));
  const read = async (signal: AbortSignal) => {
    const record = await calls.read(signal);
    if (open !== NEW) setName(typedIn(record.fields).name);
    return record;
  };
  const saved = ({ fields }: EditedRecord) => {
    void readAgain(client, [listCoupons, getCoupon, listCouponChanges]);
    if (open !== NEW) return setName(typedIn(fields).name);
    toasts.show({ tone: 'success', text: t('coupon.added', { name: typedIn(fields).name }) });
    onClose();
  };
  const watch = useRecordWatch('coupon', open);
  const form = useRecord({
    place: { person, kind: 'coupon', id: open },
    name,
    path: `${location.pathname}?open=${open}`,
    fields: {
      name: { label: t('coupons.name'), text: 'line' },
      percent_off: {
        label: t('coupons.percent'),
        shown: (value) => t('coupon.percent', { percent: String(value) }),
        typed: String,
      },
    },
    problemsOf: (fields) => couponProblems(typedIn(fields)),
    history:
      open === NEW
        ? undefined
        : {
            call: listCouponChanges,
            params: { pk: Number(open) },
            fields: { active: { label: t('coupons.state'), shown: (on) => t(on ? 'coupons.on' : 'coupons.off') } },
          },
    // The server's own words stay.
    sayProblem: (problem) => (problem in PROBLEMS ? t(PROBLEMS[problem as CouponProblem]) : problem),
    mayWrite,
    watch,
    read,
    save: calls.save,
    onSaved: saved,
    onClosed: onClose,
  });
  return { form, name };
}
