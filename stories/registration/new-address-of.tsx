import { fn } from 'storybook/test';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { newAddressMachine } from '#machines/registration/new-address.machine.ts';
import { GuestLayout } from '#src/app/guest-layout.tsx';
import { NewAddressView, useNewAddressView } from '#src/registration/new-address-view.tsx';

interface NewAddressOfProps {
  snapshot: SnapshotFrom<typeof newAddressMachine>;
  send: (event: EventFrom<typeof newAddressMachine>) => void;
}

/** Confirming a new address in its layout, for a snapshot of its machine. */
export function NewAddressOf({ snapshot, send }: NewAddressOfProps) {
  return (
    <GuestLayout onLanguage={fn()}>
      <NewAddressView
        {...useNewAddressView(snapshot)}
        onConfirm={() => send({ type: 'address.confirm' })}
        onRetry={() => send({ type: 'link.retry' })}
      />
    </GuestLayout>
  );
}
