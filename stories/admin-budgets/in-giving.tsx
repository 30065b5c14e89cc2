import { useMemo } from 'react';
import { initialTransition, transition } from 'xstate';
import { type GiftEvent, giftMachine } from '#machines/gifts/gift.machine.ts';
import { input } from '#machines/gifts/gift.paths.ts';
import type { GiftSnapshot } from '#src/admin-budgets/gift-props.ts';
import { GiveView } from '#src/admin-budgets/give-view.tsx';
import type { Happened } from '../admin/record-after.ts';

interface InGivingProps {
  snapshot: GiftSnapshot;
  onEvent: (event: GiftEvent) => void;
}

/** Giving a budget, in one state of its machine. */
export const InGiving = ({ snapshot, onEvent }: InGivingProps) => (
  <GiveView
    id="sample"
    snapshot={snapshot}
    send={onEvent}
    currency="RSD"
    categories={[
      { id: 1, name: 'Sport' },
      { id: 2, name: 'Zdravlje' },
    ]}
    categoriesReading={{ state: 'ready' }}
    units={['Nabavka', 'Prodaja jug', 'Razvoj']}
    unitsReading={{ state: 'ready' }}
    everybody={{ count: 318, isExact: true }}
    handed={{ of: 'rows', ids: [1, 2, 3] }}
  />
);

export interface GivingAfterProps extends Pick<InGivingProps, 'onEvent'> {
  /** Events sent to the machine before it is shown. */
  happened: readonly (Happened | GiftEvent)[];
}

/** Giving a budget after these events. */
export function GivingAfter({ happened, onEvent }: GivingAfterProps) {
  const snapshot = useMemo(() => {
    const [first] = initialTransition(giftMachine, input);
    return happened.reduce<GiftSnapshot>(
      (before, event) => transition(giftMachine, before, event as GiftEvent)[0],
      first,
    );
  }, [happened]);
  return <InGiving snapshot={snapshot} onEvent={onEvent} />;
}
