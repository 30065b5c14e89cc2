import { useMachine } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { confirmationMachine } from '#machines/registration/confirmation.machine.ts';
import { MailRequest } from '../password-reset/mail-request.tsx';
import { ConfirmationView, useConfirmationView } from './confirmation-view.tsx';
import { confirmationActors } from './registration.api.ts';

const machine = confirmationMachine.provide({ actors: confirmationActors });

export function ConfirmationScreen() {
  const { id = '' } = useParams();
  // The key starts a new flow for another link.
  return <Confirmation key={id} id={id} />;
}

function Confirmation({ id }: { id: string }) {
  const t = useTexts(registrationTexts);
  const [snapshot, send] = useMachine(machine, { input: { id } });
  return (
    <ConfirmationView
      {...useConfirmationView(snapshot)}
      mail={<MailRequest mail="confirmation" title={t('confirm.over')} text={t('confirm.over.text')} />}
      onRetry={() => send({ type: 'link.retry' })}
    />
  );
}
