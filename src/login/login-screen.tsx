import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { loginMachine } from '#machines/login/login.machine.ts';
import { useSession } from '../session/session-context.ts';
import { loginActors } from './login.api.ts';
import { LoginView } from './login-view.tsx';
import { useLoginView } from './use-login-view.ts';

/** The guard leads on, to where the person was going, as soon as the session knows them. */
export function LoginScreen() {
  const { begin, ended } = useSession();
  const machine = useMemo(
    () =>
      loginMachine.provide({
        actors: loginActors,
        actions: { storeToken: (_, { token }) => begin(token) },
      }),
    [begin],
  );
  const [snapshot, send] = useMachine(machine);
  return <LoginView {...useLoginView(snapshot, ended, send)} />;
}
