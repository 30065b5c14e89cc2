import { BadgeCheck, FileClock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Verified } from '#contract/certificates/certificates.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { certificatesTexts } from '#locales/certificates/certificates.texts.ts';
import { formatDay } from '#locales/dates.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { LinkOpening } from '../ground/link-opening.tsx';
import { RequiredNote } from '../ground/required-note.tsx';
import { StepFrame } from '../ground/step-frame.tsx';
import { CertificateSheet } from './certificate-sheet.tsx';

export interface VerifyViewProps {
  step: 'verifying' | 'verified' | 'unknown' | 'failed';
  /** What the certificate says; null unless it is verified. */
  verified: Verified | null;
  /** The code as it was given. */
  code: string;
  /** Why it could not be verified, in words. */
  failure: string;
  retrying: boolean;
  onRetry: () => void;
  onCode: (code: string) => void;
}

/** Whether a certificate is real, for anyone who has its code (product.md 7.10). */
export function VerifyView({ step, verified, code, failure, retrying, onRetry, onCode }: VerifyViewProps) {
  const t = useTexts(certificatesTexts);
  if (step === 'verifying') return <LinkOpening text={t('verify.loading')} />;
  if (step === 'failed') {
    return (
      <StepFrame title={t('verify.failed')} text={failure}>
        <Button size="large" wide busy={retrying} onClick={onRetry}>
          {t('retry')}
        </Button>
      </StepFrame>
    );
  }
  if (!verified) {
    return (
      <StepFrame title={t('verify.unknown')} text={t('verify.unknownText')}>
        <CodeForm key={code} code={code} onCode={onCode} />
      </StepFrame>
    );
  }
  return <Found verified={verified} />;
}

function Found({ verified }: { verified: Verified }) {
  const t = useTexts(certificatesTexts);
  const language = useLanguage();
  const { name, course, kind, number, date, reissued_at, replaced } = verified;
  const Icon = replaced ? FileClock : BadgeCheck;
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
        title={language === 'SR' ? course.sr : course.en}
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
