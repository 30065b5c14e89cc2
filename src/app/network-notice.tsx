import { WifiOff } from 'lucide-react';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useOffline } from '../ground/use-offline.ts';

/** Says that the device has no network, for as long as it has none. */
export function NetworkNotice() {
  return <ConnectionNotice text={useOffline() && 'offline.text'} />;
}

/** Above every screen, what is the matter with the connection; false while nothing is. */
export function ConnectionNotice({ text }: { text: 'offline.text' | 'away.text' | false }) {
  const t = useTexts(appTexts);
  return (
    <div role="status">
      {text && (
        <p className="flex items-center justify-center gap-2.5 bg-accent-soft px-4 py-2.5 text-14 text-ink">
          <WifiOff aria-hidden size={16} className="shrink-0" />
          {t(text)}
        </p>
      )}
    </div>
  );
}
