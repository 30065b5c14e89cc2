import { Check, CloudOff, LoaderCircle, RotateCw } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { KeptFace } from './attempt-props.ts';

interface KeptStatusProps {
  face: KeptFace;
  onRetry: () => void;
}

const ICONS = { kept: Check, saving: LoaderCircle, unkept: CloudOff };

/** Whether the answers are saved on the server, with a retry when that failed. */
export function KeptStatus({ face, onRetry }: KeptStatusProps) {
  const t = useTexts(attemptsTexts);
  const Icon = ICONS[face];
  return (
    <div className="flex min-h-11 items-center gap-2 text-14 text-ink-muted">
      <Icon aria-hidden size={16} className={face === 'saving' ? 'animate-spin' : ''} />
      <p role="status">{t(`keeping.${face}`)}</p>
      {face === 'unkept' && (
        <>
          <Button size="small" tone="ghost" onClick={onRetry} className="max-desk:hidden">
            {t('keeping.retry')}
          </Button>
          {/* An icon on a phone, so that it takes one line and nothing below moves. */}
          <IconButton label={t('keeping.retry')} onClick={onRetry} className="-mr-3 text-brand desk:hidden">
            <RotateCw aria-hidden size={20} />
          </IconButton>
        </>
      )}
    </div>
  );
}
