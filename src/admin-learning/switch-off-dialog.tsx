import {
  type CouponImpact,
  getCoupon,
  getCouponImpact,
  type ListedCoupon,
} from '#contract/coupons/admin-coupons.contract.ts';
import { ConfirmDialog } from '#design-system/confirm-dialog/confirm-dialog.tsx';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { NotRead } from '../ground/read-states.tsx';
import { useRead } from '../ground/use-read.ts';
import type { useSwitch } from './use-switch.ts';

interface SwitchOffDialogProps {
  coupon: Pick<ListedCoupon, 'pk' | 'name'>;
  switching: Pick<ReturnType<typeof useSwitch>, 'moved' | 'busy' | 'cancel' | 'confirm'>;
}

/** What becomes of a coupon that is switched off, read when it is asked for, and the question. */
export function SwitchOffDialog({ coupon, switching }: SwitchOffDialogProps) {
  const t = useTexts(adminLearningTexts);
  const params = { pk: coupon.pk };
  const found = useRead({ ...query(getCoupon, { params }), staleTime: 0 });
  const impact = useRead({ ...query(getCouponImpact, { params }), staleTime: 0 });
  const data = found.data && impact.data ? { coupon: found.data, effects: impact.data.effects } : null;
  const waits = [found, impact].some(({ state }) => state === 'loading');
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('off.title', { name: coupon.name })}
      description={
        waits ? (
          <p role="status">{t('off.loading')}</p>
        ) : data ? (
          <Consequences {...data} moved={switching.moved} />
        ) : (
          <NotRead of={found.data ? impact : found} failed={t('coupons.title')} />
        )
      }
      cancelLabel={t('off.cancel')}
      confirmLabel={t('off.confirm')}
      busy={switching.busy}
      blocked={!data?.coupon.active}
      onCancel={switching.cancel}
      onConfirm={() => data && switching.confirm(data.coupon)}
    />
  );
}

interface ConsequencesProps {
  coupon: ListedCoupon;
  effects: CouponImpact['effects'];
  moved: boolean;
}

function Consequences({ coupon, effects: { used, used_lately: lately }, moved }: ConsequencesProps) {
  const t = useTexts(adminLearningTexts);
  if (!coupon.active) return <p role="status">{t('off.already')}</p>;
  return (
    <div className="grid gap-2">
      {moved && (
        <p role="alert" className="rounded-12 bg-accent-soft px-4 py-3 text-ink">
          {t('off.moved', { percent: coupon.percent_off })}
        </p>
      )}
      <p>{used === 0 ? t('off.unused') : t('off.used', { count: used })}</p>
      {lately > 0 && <p>{t('off.lately', { count: lately })}</p>}
      <p>{t('off.back')}</p>
    </div>
  );
}
