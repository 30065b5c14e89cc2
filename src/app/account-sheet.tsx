import { Dialog } from '#design-system/dialog/dialog.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { AccountPanel } from './account-panel.tsx';

/** The account on a phone, opened from the bottom bar and the header. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts(frameTexts);
  return (
    <Dialog open onClose={onClose} title={t('account.title')} size="small" closeLabel={t('account.close')}>
      <AccountPanel onLeave={onClose} />
    </Dialog>
  );
}
