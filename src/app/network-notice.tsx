import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that the device has no network, for as long as it has none. */
export function NetworkNotice() {
  const t = useTexts(appTexts);
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2.5 bg-accent-soft px-4 py-2.5 text-14 text-ink">
          <WifiOff aria-hidden size={16} />
          {t('offline.text')}
        </p>
      )}
    </div>
  );
}
