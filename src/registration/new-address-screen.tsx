import { useMachine } from '@xstate/react';
import { useParams } from 'react-router-dom';
import { newAddressMachine } from '#machines/registration/new-address.machine.ts';
import { NewAddressView, useNewAddressView } from './new-address-view.tsx';
import { newAddressActors } from './registration.api.ts';

const machine = newAddressMachine.provide({ actors: newAddressActors });

export function NewAddressScreen() {
  const { id = '' } = useParams();
  // The key starts a new flow for another link.
  return <NewAddress key={id} id={id} />;
}

function NewAddress({ id }: { id: string }) {
  const [snapshot, send] = useMachine(machine, { input: { id } });
  return (
    <NewAddressView
      {...useNewAddressView(snapshot)}
      onConfirm={() => send({ type: 'address.confirm' })}
      onRetry={() => send({ type: 'link.retry' })}
    />
  );
}
