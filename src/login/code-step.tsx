import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { CodeField } from '#design-system/code-field/code-field.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { type Problem, Refusal } from '../ground/refusal.tsx';
import { SlowNotice } from '../ground/slow-notice.tsx';
import { StepFrame } from '../ground/step-frame.tsx';

/** Digits of a code of the authenticator (product.md 3). */
const CODE_LENGTH = 6;

export interface CodeStepProps {
  code: string;
  problem: Problem | null;
  busy: boolean;
  slow: boolean;
  maySubmit: boolean;
  onCode: (code: string) => void;
  /** Called to switch between one-time code and recovery code. */
  onSwap: () => void;
  onSubmit: () => void;
  onBack: () => void;
}

export function CodeStep(props: CodeStepProps) {
  const { problem, busy, slow, maySubmit, onSwap, onSubmit, onBack } = props;
  const t = useTexts(loginTexts);
  const [recovery, setRecovery] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && maySubmit) onSubmit();
  };
  const swap = () => {
    if (busy) return;
    onSwap();
    setRecovery(!recovery);
  };
  const back = (
    <TextLink asChild>
      <button type="button" onClick={onBack} className="justify-self-start">
        <ArrowLeft aria-hidden size={20} />
        {t('code.back')}
      </button>
    </TextLink>
  );
  return (
    <StepFrame
      title={t(recovery ? 'recovery.title' : 'code.title')}
      text={t(recovery ? 'recovery.text' : 'code.text')}
      before={back}
    >
      <form noValidate onSubmit={submit} className="grid gap-5.5">
        <Refusal problem={problem} />
        {recovery ? <RecoveryCode {...props} /> : <AppCode {...props} />}
        <Button type="submit" size="large" wide busy={busy} off={!maySubmit}>
          {t('code.submit')}
        </Button>
        <TextLink asChild>
          <button type="button" onClick={swap} className="justify-self-start text-left text-14">
            {t(recovery ? 'code.useApp' : 'code.useRecovery')}
          </button>
        </TextLink>
        <SlowNotice shown={busy && slow} />
      </form>
    </StepFrame>
  );
}

function AppCode({ code, onCode, onSubmit, busy }: CodeStepProps) {
  const t = useTexts(loginTexts);
  return (
    <CodeField
      required
      label={t('code.label')}
      hideLabel
      length={CODE_LENGTH}
      value={code}
      busy={busy}
      autoFocus
      onChange={onCode}
      onComplete={onSubmit}
    />
  );
}

function RecoveryCode({ code, onCode, busy }: CodeStepProps) {
  const t = useTexts(loginTexts);
  return (
    <TextField
      required
      label={t('recovery.label')}
      name="recovery-code"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={30}
      readOnly={busy}
      value={code}
      onChange={(event) => onCode(event.target.value)}
    />
  );
}
