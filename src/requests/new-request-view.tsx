import { useEffect, useRef } from 'react';
import { OfflineNotice } from '#design-system/offline-notice/offline-notice.tsx';
import { Steps } from '#design-system/steps/steps.tsx';
import { formatDay } from '#locales/dates.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { isFocusElsewhere } from '../ground/is-focus-elsewhere.ts';
import { DetailsStep } from './details-step.tsx';
import { FileStep } from './file-step.tsx';
import { FiledStep } from './filed-step.tsx';
import { KindStep } from './kind-step.tsx';
import type { NewRequestViewProps } from './new-request-view-props.ts';
import type { RequestProps } from './request-props.ts';
import { ReviewStep } from './review-step.tsx';

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

/** Moves the focus to the heading of the next step. "Filed" comes after the server's answer, so the focus stays if the person has moved on. */
function useHeadingFocus(step: RequestProps['step']) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isAway = step === 'filed' && isFocusElsewhere(place.current);
    if (before.current !== step && !isAway) place.current?.querySelector<HTMLElement>('h2')?.focus();
    before.current = step;
  }, [step]);
  return place;
}
