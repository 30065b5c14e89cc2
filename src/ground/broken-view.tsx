import { Button } from '#design-system/button/button.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';

export interface BrokenViewProps {
  /** The code of the screen did not come, or the screen failed. */
  kind: 'chunk' | 'fault';
  onRetry: () => void;
  onReload: () => void;
}

/** The face of a failure that nothing nearer caught. */
export function BrokenView({ kind, onRetry, onReload }: BrokenViewProps) {
  const t = useTexts(appTexts);
  const chunk = kind === 'chunk';
  return (
    <div role="alert" className="mx-auto grid max-w-prose gap-5.5 px-5 py-16">
      <h1 className="text-36">{t(chunk ? 'broken.chunk.title' : 'broken.title')}</h1>
      <p className="text-ink-muted">{t(chunk ? 'broken.chunk.text' : 'broken.text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t('broken.retry')}</Button>
        <Button tone="secondary" onClick={onReload}>
          {t('broken.reload')}
        </Button>
      </div>
    </div>
  );
}
