import { type ReactNode, useEffect, useRef } from 'react';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { RequestKind } from '#contract/requests/requests.rules.ts';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { Steps } from '#design-system/steps/steps.tsx';
import { formatDay } from '#locales/dates.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { RequestForm } from '#machines/requests/request-form.ts';
import { DetailsStep } from './details-step.tsx';
import { FileStep } from './file-step.tsx';
import { FiledStep } from './filed-step.tsx';
import { KindStep } from './kind-step.tsx';
import type { RequestProps } from './request-props.ts';
import { ReviewStep } from './review-step.tsx';

export interface NewRequestViewProps extends RequestProps {
  /** The categories of the first level, with their names for the reader. */
  categories: readonly { id: number; name: string }[];
  currency: Currency;
  /** What can be asked for in the chosen category. */
  available: Minor;
  /** First and last day that a purchase may have, YYYY-MM-DD. */
  days: { min: string; max: string };
  offline: boolean;
  requestLink: (id: number, children: ReactNode) => ReactNode;
  mineLink: (children: ReactNode) => ReactNode;
  onKind: (kind: RequestKind) => void;
  onDetails: (changes: Partial<RequestForm>) => void;
  onSubmitDetails: () => void;
  onFile: (file: File) => void;
  onRemoveFile: () => void;
  onNext: () => void;
  onBack: () => void;
  onOpen: (step: 'kind' | 'details' | 'file') => void;
  onSend: () => void;
  onAcceptDuplicate: () => void;
  onAgain: () => void;
}

const STEPS = ['kind', 'details', 'file', 'review'] as const;

/** A request is filed in four short steps, the same on a phone and at a desk (product.md 4). */
export function NewRequestView(props: NewRequestViewProps) {
  const { step, original, offline } = props;
  const t = useTexts(requestsTexts);
  const heading = useHeadingFocus(step);
  const at = step === 'filed' ? STEPS.length : STEPS.indexOf(step);
  return (
    <div ref={heading} className="grid max-w-medium grid-cols-[minmax(0,1fr)] gap-7">
      {step !== 'filed' && <Steps label={t('steps')} steps={STEPS.map((name) => t(`step.${name}`))} current={at} />}
      {original && step !== 'filed' && (
        <p className="text-14 text-ink-muted">
          {t('again', { id: original.id, day: formatDay(original.firstFiledAt) })}
        </p>
      )}
      {offline && <OfflineNotice text={t('offline')} />}
      {step === 'kind' && <KindStep {...props} />}
      {step === 'details' && <DetailsStep {...props} />}
      {step === 'file' && <FileStep {...props} />}
      {step === 'review' && <ReviewStep {...props} />}
      {step === 'filed' && <FiledStep {...props} />}
    </div>
  );
}

/** Whoever goes a step further begins at its heading, also with the keyboard and a screen reader. */
function useHeadingFocus(step: RequestProps['step']) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) place.current?.querySelector<HTMLElement>('h2')?.focus();
    before.current = step;
  }, [step]);
  return place;
}
