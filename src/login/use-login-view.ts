import type { SnapshotFrom } from 'xstate';
import { loginTexts } from '#locales/login/login.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { LoginEvent, loginMachine } from '#machines/login/login.machine.ts';
import { useProblem } from '../ground/use-problem.ts';
import { loginProps } from './login-props.ts';
import type { LoginViewProps } from './login-view.tsx';

/** Props of the sign-in's view in the reader's language; `ended`: the server ended the previous session. */
export function useLoginView(
  snapshot: SnapshotFrom<typeof loginMachine>,
  ended: boolean,
  send: (event: LoginEvent) => void,
): LoginViewProps {
  const t = useTexts(loginTexts);
  const { step, email, password, code, errors, trouble, busy, slow, waiting, codeWhole, notConfirmed } =
    loginProps(snapshot);
  const problem = useProblem(trouble) ?? (ended ? { kind: 'lost' as const, text: t('lost') } : null);
  return {
    step,
    credentials: {
      email,
      password,
      errors: { email: errors.email && t(errors.email), password: errors.password && t(errors.password) },
      problem,
      notConfirmed,
      busy,
      slow,
      maySubmit: !waiting,
      onEmail: (typed) => send({ type: 'email.change', email: typed }),
      onPassword: (typed) => send({ type: 'password.change', password: typed }),
      onSubmit: () => send({ type: 'credentials.submit' }),
    },
    code: {
      code,
      problem,
      busy,
      slow,
      maySubmit: busy || codeWhole,
      onCode: (typed) => send({ type: 'code.change', code: typed }),
      onSwap: () => send({ type: 'code.swap' }),
      onSubmit: () => send({ type: 'code.submit' }),
      onBack: () => send({ type: 'credentials.reopen' }),
    },
  };
}
