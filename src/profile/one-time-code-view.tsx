import { useEffect, useRef } from 'react';
import { Button } from '#design-system/button/button.tsx';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { PasswordStep } from './code-password-step.tsx';
import { RecoveryStep } from './code-recovery-step.tsx';
import { ScanStep } from './code-scan-step.tsx';
import type { CodeState, OneTimeCodeViewProps } from './one-time-code-view-props.ts';
import { ProfileSection } from './profile-section.tsx';

/** With this number of recovery codes or fewer, new ones are recommended. */
const FEW = 3;

/** One-time code at sign-in: whether it is on, and the dialog that changes that. */
export function OneTimeCodeView(props: OneTimeCodeViewProps) {
  const { on, codesLeft, step, unseen, mayClose, send } = props;
  const t = useTexts(profileTexts);
  const content = useStepsRead(step);
  const close = () => {
    if (mayClose) send({ type: 'dialog.close' });
  };
  return (
    <ProfileSection title={t('code.title')}>
      <div className="grid justify-items-start gap-4">
        <p>
          {t(on ? 'code.on' : 'code.off')}
          {on && codesLeft !== null && ` ${t('code.left', { count: codesLeft })}`}
          {on && codesLeft !== null && codesLeft <= FEW && ` ${t('code.few')}`}
        </p>
        <div role="alert" className="empty:hidden">
          {unseen && <p className="rounded-12 bg-accent-soft p-4 text-14">{t('code.unseen')}</p>}
        </div>
        <Button tone="secondary" onClick={() => send({ type: on ? 'code.turnOff' : 'code.turnOn' })}>
          {t(on ? 'code.turnOff' : 'code.turnOn')}
        </Button>
      </div>
      <Dialog open={step !== 'none'} onClose={close} closeLabel={t('close')} {...headOf(t, step)}>
        <div ref={content}>
          {(step === 'askOn' || step === 'askOff') && <PasswordStep {...props} />}
          {step === 'scan' && <ScanStep {...props} />}
          {step === 'recovery' && <RecoveryStep {...props} />}
        </div>
      </Dialog>
    </ProfileSection>
  );
}

/** Focuses the title of the next step, for the focused element disappears with the previous one. */
function useStepsRead(step: CodeState['step']) {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isNext = before.current !== 'none' && before.current !== step;
    before.current = step;
    const title = isNext && content.current?.closest('[role=dialog]')?.querySelector('h2');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [step]);
  return content;
}

function headOf(t: (key: HeadKey) => string, step: CodeState['step']): { title: string; description: string } {
  if (step === 'scan') return { title: t('code.scan'), description: t('code.scanText') };
  if (step === 'recovery') return { title: t('recovery.title'), description: t('recovery.text') };
  if (step === 'askOff') return { title: t('code.turnOff'), description: t('code.askOff') };
  return { title: t('code.turnOn'), description: t('code.askOn') };
}

type HeadKey =
  | 'code.scan'
  | 'code.scanText'
  | 'recovery.title'
  | 'recovery.text'
  | 'code.turnOff'
  | 'code.askOff'
  | 'code.turnOn'
  | 'code.askOn';
