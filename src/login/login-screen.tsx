import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { loginMachine } from '#machines/login/login.machine.ts';
import { punctualClock } from '../ground/punctual-clock.ts';
import { textInHistory } from '../ground/text-in-history.ts';
import { useSession } from '../session/session-context.ts';
import { loginActors } from './login.api.ts';
import { LoginView } from './login-view.tsx';
import { useLoginView } from './use-login-view.ts';
import { useTypedEarly } from './use-typed-early.ts';

/**
 * The sign-in. The guard redirects to the page that the person wanted, as soon as the session has loaded them. A just confirmed
 * e-mail address is prefilled: it comes in the history state, so that it is not visible in the address bar.
 */
export function LoginScreen() {
  const { begin, ended } = useSession();
  const typed = useTypedEarly();
  const email = textInHistory(useLocation().state, 'confirmed') ?? typed.email;
  const machine = useMemo(
    () =>
      loginMachine.provide({
        actors: loginActors,
        actions: { storeToken: (_, { token }) => begin(token) },
      }),
    [begin],
  );
  const [snapshot, send] = useMachine(machine, { input: { email, password: typed.password }, clock: punctualClock });
  return <LoginView {...useLoginView(snapshot, ended, send)} />;
}
