import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { CodeField } from '#design-system/code-field/code-field.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { qrPath } from '../ground/card-codes.ts';
import { RequiredNote } from '../ground/required-note.tsx';
import { useFocusOnError } from '../ground/use-focus-on-error.ts';
import { CodeRefusal } from './code-refusal.tsx';
import type { OneTimeCodeViewProps } from './one-time-code-view-props.ts';

/** Digits of a code of the authenticator (product.md 3). */
const CODE_LENGTH = 6;
// Quiet zone around the QR code, in modules; scanners need it.
const QUIET = 3;

/** The secret, as a QR code and as text, and a field for the first code made with it. */
export function ScanStep({ address, secret, code, refusal, busy, send, onCopy }: OneTimeCodeViewProps) {
  const t = useTexts(profileTexts);
  const { size, path } = qrPath(address);
  const ref = useFocusOnError();
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy) send({ type: 'digits.submit' });
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-5.5">
      <RequiredNote />
      <svg
        role="img"
        aria-label={t('code.qr')}
        viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
        shapeRendering="crispEdges"
        className="w-full max-w-56 justify-self-center rounded-12"
      >
        <rect x={-QUIET} y={-QUIET} width={size + 2 * QUIET} height={size + 2 * QUIET} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <div className="grid justify-items-center gap-2 text-center">
        <p className="text-14 text-ink-muted">{t('code.byHand')}</p>
        <p className="break-words font-560 tabular-nums">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <Button tone="ghost" size="small" icon={<Copy aria-hidden size={20} />} onClick={() => onCopy(secret)}>
          {t('code.copy')}
        </Button>
      </div>
      <CodeField
        required
        label={t('code.digits')}
        length={CODE_LENGTH}
        value={code}
        error={refusal?.fields.code ?? (tried && code.length < CODE_LENGTH ? t('code.short') : undefined)}
        busy={busy}
        onChange={(typed) => send({ type: 'digits.change', code: typed })}
        onComplete={() => send({ type: 'digits.submit' })}
      />
      <CodeRefusal refusal={refusal} field="code" />
      <Button type="submit" wide busy={busy}>
        {t('code.next')}
      </Button>
    </form>
  );
}
