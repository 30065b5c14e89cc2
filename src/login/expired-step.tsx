import { Button } from '#design-system/button/button.tsx';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { StepFrame } from '../ground/step-frame.tsx';

/** The attempt is over: too late, or too many wrong codes. */
export function ExpiredStep({ onAgain }: { onAgain: () => void }) {
  const t = useTexts(loginTexts);
  return (
    <StepFrame title={t('code.expired.title')} text={t('code.expired.text')}>
      <Button size="large" wide onClick={onAgain}>
        {t('code.expired.again')}
      </Button>
    </StepFrame>
  );
}
