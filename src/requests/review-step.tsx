import type { ReactNode } from 'react';
import { formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { readAmount } from '#contract/requests/requests.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { cn } from '#design-system/classes/cn.ts';
import { ProgressBar } from '#design-system/progress-bar/progress-bar.tsx';
import { formatDay } from '#locales/dates.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { Money } from '../money/money.tsx';
import { FileSummary } from './file-summary.tsx';
import type { NewRequestViewProps } from './new-request-view-props.ts';
import { RefusedNotice } from './refused-notice.tsx';
import { RequestStep } from './request-step.tsx';

/** Summary before the request is sent; it stays shown while that is sent, and when it was refused. */
export function ReviewStep(props: NewRequestViewProps) {
  const { form, sending, refused, progress, offline, currency, onSend, onBack } = props;
  const t = useTexts(requestsTexts);
  const language = useLanguage();
  const amount = readAmount(form.amount).amount ?? 0;
  const mayResend = refused === null || refused === 'unanswered' || refused === 'other';
  return (
    <RequestStep
      title={t('review.title')}
      nextLabel={refused === null || !mayResend ? t('send') : t('sendAgain')}
      mayGoOn={mayResend && !offline}
      busy={sending}
      onNext={onSend}
      onBack={onBack}
    >
      <Summary {...props} amount={amount} />
      <p className="text-14 text-ink-muted">{t('review.held', { amount: formatMoney(amount, currency, language) })}</p>
      {sending && (
        <div className="grid gap-2">
          <ProgressBar label={t('sending')} value={progress} />
          <p role="status" className="text-14 text-ink-muted">
            {t('sending')}. {t('sendingText')}
          </p>
        </div>
      )}
      <RefusedNotice {...props} />
    </RequestStep>
  );
}

function Summary(props: NewRequestViewProps & { amount: Minor }) {
  const { form, categories, file, original, sending, amount, currency, onOpen } = props;
  const t = useTexts(requestsTexts);
  const change = (step: 'kind' | 'details' | 'file') => (
    <Button
      tone="ghost"
      size="small"
      className={cn('-mr-3', step === 'details' && 'self-start')}
      disabled={sending}
      aria-label={t(`change.${step}`)}
      onClick={() => onOpen(step)}
    >
      {t('change')}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-px overflow-hidden rounded-20 bg-surface-raised px-5 shadow-1">
      <Part action={change('kind')}>
        <p className="font-560">{t(`kind.${form.kind}`)}</p>
      </Part>
      <Part action={change('details')}>
        <Money amount={amount} currency={currency} size={28} />
        <p className="break-words font-560">{form.provider}</p>
        <p className="text-14 text-ink-muted">
          {[
            categories.data?.find(({ id }) => id === form.category)?.name,
            form.purchaseDate && formatDay(form.purchaseDate),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-1 break-words text-14">{form.description}</p>
      </Part>
      <Part action={change('file')}>
        <FileSummary file={file ?? original?.file ?? null} />
      </Part>
    </div>
  );
}

function Part({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 border-line border-b py-4 last:border-0">
      <div className="min-w-0">{children}</div>
      {action}
    </div>
  );
}
