import { Button } from '#design-system/button/button.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LonePage } from './lone-page.tsx';

export interface BrokenViewProps {
  /** `chunk`: the code of the screen could not be loaded; `fault`: the screen threw an error. */
  kind: 'chunk' | 'fault';
  /** Draws a page of its own, where no frame of the shop surrounds it. */
  alone?: boolean | undefined;
  onRetry: () => void;
  onReload: () => void;
}

/** The view of a failure that no inner boundary caught. */
export function BrokenView({ kind, alone = false, onRetry, onReload }: BrokenViewProps) {
  const t = useTexts(appTexts);
  const chunk = kind === 'chunk';
  const failure = (
    <div role="alert" className={alone ? 'grid gap-5.5' : 'mx-auto grid max-w-prose gap-5.5 px-5 py-16'}>
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
  return alone ? <LonePage>{failure}</LonePage> : failure;
}
