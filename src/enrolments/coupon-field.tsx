import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useBroughtIntoSight } from '../ground/use-brought-into-sight.ts';
import type { EnrolPanelViewProps } from './enrol-panel-view-props.ts';

type CouponFieldProps = Pick<
  EnrolPanelViewProps,
  'coupon' | 'checking' | 'paying' | 'notice' | 'typed' | 'onType' | 'onCheckCoupon' | 'onRemoveCoupon'
>;

/** Field for a coupon: checked first, so that its discount is shown before anything is paid. */
export function CouponField(props: CouponFieldProps) {
  const { coupon, checking, paying, notice, typed, onType, onCheckCoupon, onRemoveCoupon } = props;
  const t = useTexts(enrolmentsTexts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!checking) onCheckCoupon(typed);
  };
  const refused = notice?.kind === 'coupon' ? notice.message || t('coupon.failed') : undefined;
  // On a phone the enrol button at the lower edge may be far from this field.
  const place = useBroughtIntoSight<HTMLFormElement>(refused ?? null);
  return (
    <form ref={place} onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <TextField
        label={t('coupon.label')}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={checking || paying}
        error={refused}
        suffix={
          <Button type="submit" tone="ghost" size="small" busy={checking} className="-mr-3">
            {t('coupon.check')}
          </Button>
        }
      />
      {/* The visible text is at the field. */}
      {refused && (
        <p role="alert" className="sr-only">
          {refused}
        </p>
      )}
      <div role="status">
        {coupon && (
          <p className="flex items-center justify-between gap-3 rounded-12 bg-accent-soft py-0.5 pr-1 pl-4">
            <span className="hyphenate min-w-0 font-560 text-14">
              {t('coupon.applied', { name: coupon.name, percent: coupon.percent_off })}
            </span>
            <IconButton label={t('coupon.remove')} onClick={onRemoveCoupon}>
              <X aria-hidden size={20} />
            </IconButton>
          </p>
        )}
      </div>
    </form>
  );
}
