import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { KeptFace } from './attempt-props.ts';

interface KeptStatusProps {
  face: KeptFace;
  onRetry: () => void;
}

const ICONS = { kept: Check, saving: LoaderCircle, unkept: CloudOff };

/** Whether the answers are on the server; with another try while they are not. */
export function KeptStatus({ face, onRetry }: KeptStatusProps) {
  const t = useTexts(attemptsTexts);
  const Icon = ICONS[face];
  return (
    <div className="flex min-h-11 items-center gap-2 text-14 text-ink-muted">
      <Icon aria-hidden size={16} className={face === 'saving' ? 'animate-spin' : ''} />
      <p role="status">{t(`keeping.${face}`)}</p>
      {face === 'unkept' && (
        <Button size="small" tone="ghost" onClick={onRetry}>
          {t('keeping.retry')}
        </Button>
      )}
    </div>
  );
}
