import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';

/** Props of the cart and its dialogs; the only place that reads the states of the checkout's machine. */
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
    // Depth in the history: 0 the cart, 1 the checkout or the changes over the cart, 2 the confirmation.
    depth: asking || unknown ? 2 : snapshot.matches('checkout') || changed ? 1 : 0,
    settling: snapshot.matches('settling'),
    // Enabled behind the dialog of changes, so that its button can get the focus back.
    mayProceed: snapshot.can({ type: 'checkout.open' }) || changed,
    // The later states are reached with a ticked box alone; so the page behind the dialogs looks unchanged.
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
