import { Copy, Download } from 'lucide-react';
import { Button } from '#design-system/button/button.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { OneTimeCodeViewProps } from './one-time-code-view-props.ts';

/** The recovery codes, shown only once; the person confirms that they are saved. */
export function RecoveryStep({ recoveryCodes, send, onCopy, onDownload }: OneTimeCodeViewProps) {
  const t = useTexts(profileTexts);
  return (
    <div className="grid gap-5.5">
      <ol className="grid gap-x-6 gap-y-2 rounded-12 bg-surface-sunken p-5 font-560 tabular-nums desk:grid-cols-2">
        {recoveryCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button tone="secondary" icon={<Copy aria-hidden size={20} />} onClick={() => onCopy(recoveryCodes.join('\n'))}>
          {t('recovery.copy')}
        </Button>
        <Button tone="secondary" icon={<Download aria-hidden size={20} />} onClick={() => onDownload(recoveryCodes)}>
          {t('recovery.download')}
        </Button>
      </div>
      <Button wide onClick={() => send({ type: 'recovery.keep' })}>
        {t('recovery.keep')}
      </Button>
    </div>
  );
}
