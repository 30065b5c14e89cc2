import { Button } from '#design-system/button/button.tsx';
import { changesTexts } from '#locales/changes/changes.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { Older } from '../admin/history/use-history.ts';

/** Button that loads older changes, if there are any. */
export function OlderChanges({ older }: { older: Older }) {
  const t = useTexts(changesTexts);
  if (older === null) return null;
  const { busy, failed, onMore } = older;
  return (
    <div className="grid justify-items-start gap-2 pt-3">
      {failed && !busy && <p role="alert">{t('olderFailed')}</p>}
      <Button tone="secondary" size="small" busy={busy} onClick={onMore}>
        {t(failed ? 'again' : 'older')}
      </Button>
    </div>
  );
}
