import { WifiOff } from 'lucide-react';
import { appTexts } from '#locales/app/app.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useOffline } from '../ground/use-offline.ts';

/** Notice shown for as long as the device has no network. */
export function NetworkNotice() {
  return <ConnectionNotice text={useOffline() && 'offline.text'} />;
}

/** Notice above every screen about the connection; `text` is false while that works. */
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
