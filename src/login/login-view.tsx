import type { CodeStepProps } from './code-step.tsx';
import { CodeStep } from './code-step.tsx';
import { CredentialsStep, type CredentialsStepProps } from './credentials-step.tsx';
import { ExpiredStep } from './expired-step.tsx';

export interface LoginViewProps {
  step: 'credentials' | 'code' | 'expired';
  credentials: CredentialsStepProps;
  code: CodeStepProps;
}

/** Signing in: e-mail and password, then a one-time code where the account asks for one (specification.md 4). */
export function LoginView({ step, credentials, code }: LoginViewProps) {
  if (step === 'code') return <CodeStep {...code} />;
  return step === 'expired' ? <ExpiredStep onAgain={code.onBack} /> : <CredentialsStep {...credentials} />;
}
