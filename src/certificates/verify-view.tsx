import { BadgeCheck, FileClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Verified } from '#contract/certificates/certificates.contract.ts';
import { ownFirst, textIn } from '#contract/language/language.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { appTexts } from '#locales/app/app.texts.ts';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { useTextLanguage } from '../benefits/text-language.ts';
import type { Found } from '../ground/found.ts';
import { LinkOpening } from '../ground/link-opening.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { StepFrame } from '../ground/step-frame.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';

export interface VerifyViewProps {
  certificate: Found<Verified>;
  /** The code from the address. */
  code: string;
  onCode: (code: string) => void;
}

/** Shows whether a certificate is genuine, to anyone who has its code (product.md 7.10). */
export function VerifyView({ certificate, code, onCode }: VerifyViewProps) {
  const t = useTexts(certificatesTexts);
  const tApp = useTexts(appTexts);
  if (certificate.state === 'loading') return <LinkOpening text={t('verify.loading')} />;
  if (certificate.state === 'ready') return <Real verified={certificate.data} />;
  if (certificate.state === 'missing') {
    return (
      <StepFrame title={t('verify.unknown')} text={t('verify.unknownText')}>
        <CodeForm key={code} code={code} onCode={onCode} />
      </StepFrame>
    );
  }
  const why = certificate.state === 'offline' ? tApp('offline.later') : certificate.message;
  return (
    <StepFrame title={t('verify.failed')} text={why}>
      <Button size="large" wide busy={certificate.busy} onClick={certificate.onRetry}>
        {tApp('broken.retry')}
      </Button>
    </StepFrame>
  );
}

function Real({ verified }: { verified: Verified }) {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  const langOf = useTextLanguage();
  const { name, course, kind, number, date, reissued_at, replaced } = verified;
  const Icon = replaced ? FileClock : BadgeCheck;
  const [own] = ownFirst(language, course);
  const text = kind === 'package' ? 'verify.realPackageText' : 'verify.realText';
  return (
    <StepFrame
      before={<Icon aria-hidden size={48} strokeWidth={1.5} className={replaced ? 'text-warning' : 'text-positive'} />}
      title={t(replaced ? 'verify.replaced' : 'verify.real')}
      text={t(replaced ? 'verify.replacedText' : text, { name })}
    >
      <CertificateSheet
        kind={kind}
        name={name}
        number={number}
        title={textIn(language, course)}
        {...langOf({ in_other_language: own === '' ? ['title'] : [] }, 'title')}
        issuedAt={date}
        level={2}
      />
      {reissued_at && <p className="text-14 text-ink-muted">{t('verify.reissued', { day: formatDay(reissued_at) })}</p>}
    </StepFrame>
  );
}

function CodeForm({ code, onCode }: { code: string; onCode: (code: string) => void }) {
  const t = useTexts(certificatesTexts);
  const [typed, setTyped] = useState(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onCode(typed.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <RequiredNote />
      <TextField
        required
        label={t('verify.code')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" size="large" wide>
        {t('verify.check')}
      </Button>
    </form>
  );
}
