import { useEffect, useState } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { Key } from '#design-system/key/key.tsx';
import { onShelf, Shelf } from '#design-system/shelf/shelf.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ReviewEvent } from '#machines/requests/review.machine.ts';
import { OverFile } from './over-file.tsx';
import type { ReviewSnapshot } from './review-props.ts';

export interface SentShelfProps {
  /** Id of the newest of the requests about to be sent. */
  id: number;
  snapshot: ReviewSnapshot;
  /** Number of the other requests about to be sent. */
  others: number;
  letters: boolean;
  send: (event: ReviewEvent) => void;
}

/**
 * The shelf of a decision about to be sent: it can be undone, or sent immediately. The remaining time is drawn, and not announced each
 * second.
 */
export function SentShelf({ id, snapshot, others, letters, send }: SentShelfProps) {
  const t = useTexts(adminRequestsTexts);
  const { decision, wait } = snapshot.context;
  const seconds = useSecondsLeft(wait);
  const said = decision === 'rejected' ? 'about.rejected' : 'about.accepted';
  return (
    <OverFile>
      <Shelf
        label={t('about')}
        title={
          <>
            <span aria-hidden className="font-text text-14">
              {t(said, { id, seconds })}
            </span>
            <span className="sr-only">{t('aboutSaid', { id })}</span>
          </>
        }
        note={others > 0 && <span className="text-12">{t('others', { count: others })}</span>}
      >
        <ToolButton
          {...(letters ? { 'aria-keyshortcuts': 'z' } : {})}
          className={cn(onShelf, 'px-2')}
          onClick={() => send({ type: 'decision.undo' })}
        >
          {t('undo')}
          {letters && <Key className="text-inherit inset-ring-current">z</Key>}
        </ToolButton>
        <ToolButton className={cn(onShelf, 'px-2')} onClick={() => send({ type: 'decision.send' })}>
          {t('sendNow')}
        </ToolButton>
      </Shelf>
    </OverFile>
  );
}

/** Seconds until a wait ends that begins with the first render. */
function useSecondsLeft(wait: number): number {
  const [left, setLeft] = useState(Math.ceil(wait / 1000));
  useEffect(() => {
    const end = Date.now() + wait;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, [wait]);
  return left;
}
