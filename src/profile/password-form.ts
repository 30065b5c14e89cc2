import { brokenRule } from '#contract/registration/password.rules.ts';

export interface PasswordForm {
  current: string;
  password: string;
  repeated: string;
}

export const noPasswords: PasswordForm = { current: '', password: '', repeated: '' };

type Problem = 'required' | 'password.rules' | 'password.match';

/** Problems of the form by field (specification.md 5). */
export function passwordErrors({
  current,
  password,
  repeated,
}: PasswordForm): Partial<Record<keyof PasswordForm, Problem>> {
  return {
    ...(current === '' && { current: 'required' as const }),
    ...(password === ''
      ? { password: 'required' as const }
      : brokenRule(password) !== null && { password: 'password.rules' as const }),
    ...(repeated === ''
      ? { repeated: 'required' as const }
      : repeated !== password && { repeated: 'password.match' as const }),
  };
}
