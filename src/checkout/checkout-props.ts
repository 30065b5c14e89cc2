import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';

/** The props of the cart and its dialogs; the only place that reads the states of the checkout. */
export function checkoutProps(snapshot: SnapshotFrom<typeof checkoutMachine>) {
  const { context } = snapshot;
  const buying = snapshot.matches('confirming');
  const asking = snapshot.matches('confirmDialog') || buying;
  const changed = snapshot.matches('cartChanged') || snapshot.matches('accepting');
  const unknown = snapshot.matches('unknown');
  const bought = snapshot.matches('success');
  const beyond = asking || unknown || bought;
  const confirmStep = snapshot.matches('checkout') || beyond;
  return {
    step: confirmStep ? 'confirm' : 'cart',
    // How deep in the history: the cart, the checkout or what has changed over the cart, the last question.
    depth: asking || unknown ? 2 : snapshot.matches('checkout') || changed ? 1 : 0,
    settling: snapshot.matches('settling'),
    // Behind what has changed it waits to get the focus back.
    mayProceed: snapshot.can({ type: 'checkout.open' }) || changed,
    // Beyond the tick only what was understood is gone on with; the page behind the dialogs looks as it did.
    understood: snapshot.matches({ checkout: 'understood' }) || beyond,
    mayConfirm: snapshot.can({ type: 'purchase.ask' }) || beyond,
    asking,
    buying,
    slow: context.slow,
    changed,
    accepting: snapshot.matches('accepting'),
    changes: context.changes,
    notAccepted: changed && context.refusal ? context.refusal.message : null,
    outcome: unknown ? (snapshot.matches({ unknown: 'unresolved' }) ? 'unresolved' : 'asking') : null,
    failure: snapshot.matches('error') ? (context.refusal?.message ?? '') : null,
    bought,
    order: context.purchase?.id ?? null,
    codes: context.purchase?.vouchers ?? 0,
  } as const;
}
