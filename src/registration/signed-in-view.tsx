import { Link } from 'react-router-dom';
import { Button } from '#design-system/button/button.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NextStep } from '../ground/link-opening.tsx';
import { paths } from '../ground/paths.ts';
import { StepFrame } from '../ground/step-frame.tsx';

interface SignedInViewProps {
  /** E-mail of the signed-in account. */
  email: string;
  onSignOut: () => void;
}

/** Page of an invitation opened while a person is signed in. */
export function SignedInView({ email, onSignOut }: SignedInViewProps) {
  const t = useTexts(registrationTexts);
  return (
    <NextStep>
      <StepFrame title={t('signedIn')} text={t('signedIn.text', { email })}>
        <Button size="large" wide onClick={onSignOut}>
          {t('signedIn.signOut')}
        </Button>
        <TextLink asChild className="justify-self-start">
          <Link to={paths.home}>{t('signedIn.stay')}</Link>
        </TextLink>
      </StepFrame>
    </NextStep>
  );
}
