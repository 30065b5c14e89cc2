import type { ReactNode } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { useTexts } from '#locales/texts.tsx';
import { AskForm, RefuseForm } from './decision-forms.tsx';
import type { DecisionProps } from './decision-props.ts';
import { DecisionTrouble } from './decision-trouble.tsx';
import { faceOf, isTrouble } from './review-props.ts';

/** The foot of a request: decide, write the reason or the question, or see the outcome. */
export function DecisionPart(props: DecisionProps) {
  const { request, snapshot, send, letters, onNext } = props;
  const t = useTexts(adminRequestsTexts);
  const face = faceOf(snapshot);
  if (face === 'refusing') return <RefuseForm {...props} />;
  if (face === 'asking') return <AskForm {...props} />;
  if (isTrouble(face)) return <DecisionTrouble {...props} />;
  if (face === 'open') {
    const key = (letter: string) => (letters ? letter : undefined);
    return (
      <div className="flex flex-wrap gap-1.5">
        <Second request={request} />
        {!request.second?.own && (
          <ToolButton
            tone="primary"
            shortcut={key('a')}
            onClick={() => send({ type: 'decision.accept' })}
            className="min-w-0 flex-1 shrink"
          >
            {t('accept')}
          </ToolButton>
        )}
        <ToolButton
          tone="secondary"
          shortcut={key('r')}
          onClick={() => send({ type: 'decision.refuse' })}
          className="px-3"
        >
          {t('refuse')}
        </ToolButton>
        <ToolButton
          tone="secondary"
          shortcut={key('q')}
          onClick={() => send({ type: 'decision.ask' })}
          className="px-3"
        >
          {t('ask')}
        </ToolButton>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <Said {...props} />
      {face === 'aboutToSend' ? (
        <span className="flex gap-2">
          <ToolButton tone="secondary" onClick={() => send({ type: 'decision.undo' })}>
            {t('undo')}
          </ToolButton>
          <ToolButton tone="secondary" onClick={() => send({ type: 'decision.send' })}>
            {t('sendNow')}
          </ToolButton>
        </span>
      ) : (
        <Button tone="secondary" size="small" onClick={onNext}>
          {t('next')}
        </Button>
      )}
    </div>
  );
}

/** The first of the two reviewers who accepted the request, where two are needed. */
function Second({ request: { second } }: Pick<DecisionProps, 'request'>) {
  const t = useTexts(adminRequestsTexts);
  if (!second) return null;
  const when = formatMoment(second.at);
  return (
    <p className="wrap-anywhere w-full pb-1 text-14">
      {second.own ? t('second.own', { when }) : t('second.other', { when, name: second.by.name })}
    </p>
  );
}

function Said({ request, snapshot }: DecisionProps): ReactNode {
  const t = useTexts(adminRequestsTexts);
  const face = faceOf(snapshot);
  if (face === 'own') {
    return (
      <div role="status" aria-label={t('own')} className="text-14">
        <p>{t('own')}</p>
        {request.unattended && <p className="text-ink-muted">{t('ownUnattended')}</p>}
      </div>
    );
  }
  if (face === 'sending') {
    return (
      <p role="status" aria-label={t('sending')} className="text-14">
        {t('sending')}
      </p>
    );
  }
  if (face === 'aboutToSend') return <p className="text-14">{t('aboutSaid', { id: request.id })}</p>;
  return (
    <div className="wrap-anywhere text-14">
      <p className="font-600">{t(`status.${request.status}`)}</p>
      {request.reason !== '' && <p className="text-ink-muted">{request.reason}</p>}
    </div>
  );
}
