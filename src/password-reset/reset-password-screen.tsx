import { useMachine } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { passwordResetMachine } from '#machines/password-reset/password-reset.machine.ts';
import { punctualClock } from '../ground/punctual-clock.ts';
import { passwordResetActors } from './password-reset.api.ts';
import { ResetPasswordView } from './reset-password-view.tsx';
import { useResetView } from './use-reset-view.ts';

const machine = passwordResetMachine.provide({ actors: passwordResetActors });

export function ResetPasswordScreen() {
  const { id = '' } = useParams();
  // The key starts a new flow for another link.
  return <ResetPassword key={id} id={id} />;
}

function ResetPassword({ id }: { id: string }) {
  const [snapshot, send] = useMachine(machine, { input: { id }, clock: punctualClock });
  return <ResetPasswordView {...useResetView(snapshot, send)} />;
}
