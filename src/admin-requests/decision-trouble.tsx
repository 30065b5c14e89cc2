import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ReviewEvent } from '#machines/requests/review.machine.ts';
import type { DecisionProps } from './decision-props.ts';
import { faceOf, type ReviewSnapshot } from './review-props.ts';

interface First {
  status: 'accepted' | 'rejected' | 'cancelled';
  /** Null where the platform decided. */
  by: { name: string } | null;
  at: string;
  reason: string;
}

/** A decision that failed: the reason, who decided first, and the possible steps; what was typed stays. */
export function DecisionTrouble({ snapshot, send, onNext }: DecisionProps) {
  const t = useTexts(adminRequestsTexts);
  const { words, decision } = snapshot.context;
  return (
    <div className="grid gap-3">
      <div role="alert" className="wrap-anywhere grid gap-1 rounded-12 bg-accent-soft p-3 text-14">
        <Why snapshot={snapshot} />
      </div>
      {decision !== 'accepted' && words.trim() !== '' && (
        <div className="wrap-anywhere text-14">
          <p className="text-ink-muted">{t('yourWords')}</p>
          <p className="whitespace-pre-wrap">{words}</p>
        </div>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Ways snapshot={snapshot} send={send} onNext={onNext} />
      </div>
    </div>
  );
}

function Why({ snapshot }: { snapshot: ReviewSnapshot }) {
  const t = useTexts(adminRequestsTexts);
  const { refusal } = snapshot.context;
  const face = faceOf(snapshot);
  if (face === 'overtaken' && refusal) {
    const { status, by, at, reason } = refusal.body as First;
    return (
      <Words title={t('overtaken.title', { name: by?.name ?? t('platform') })}>
        {t(`overtaken.${status}`, { when: formatMoment(at), reason })}
      </Words>
    );
  }
  if (face === 'unsure') return <Words title={t('unsure.title')}>{t('unsure.text')}</Words>;
  if (face === 'failed') return <Words title={t('failed.title')}>{refusal?.message || t('failed.session')}</Words>;
  return face === 'changed' ? (
    <Words title={t('changed.title')}>{refusal?.message}</Words>
  ) : (
    <Words title={t('failed.title')}>{refusal?.message}</Words>
  );
}

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <p className="font-600">{title}</p>
    <p>{children}</p>
  </>
);

function Ways({ snapshot, send, onNext }: Pick<DecisionProps, 'snapshot' | 'send' | 'onNext'>) {
  const t = useTexts(adminRequestsTexts);
  const face = faceOf(snapshot);
  const way = (event: ReviewEvent, label: string, tone: 'primary' | 'ghost' = 'primary') => (
    <Button tone={tone} size="small" onClick={() => send(event)}>
      {label}
    </Button>
  );
  if (face === 'changed') return way({ type: 'request.look' }, t('look'));
  if (face === 'overtaken' || face === 'notYours') {
    return (
      <Button tone="secondary" size="small" onClick={onNext}>
        {t('next')}
      </Button>
    );
  }
  return (
    <>
      {way({ type: 'decision.back' }, t('back'), 'ghost')}
      {face === 'unsure' ? way({ type: 'outcome.ask' }, t('unsure.ask')) : way({ type: 'decision.send' }, t('again'))}
    </>
  );
}
