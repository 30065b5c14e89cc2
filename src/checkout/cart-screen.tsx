import { useMemo, useState } from 'react';
import { useRootOf } from '../benefits/root-of.ts';
import type { RootOf } from '../budgets/budget-shares.ts';
import { cartFigures } from '../cart/cart-figures.ts';
import { CartLineScreen } from '../cart/cart-line-screen.tsx';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { CartView } from '../cart/cart-view.tsx';
import { LineCounts, LineCountsContext } from '../cart/line-counts.ts';
import { useFrozen } from '../ground/use-frozen.ts';
import { useOffline } from '../ground/use-offline.ts';
import { useMe } from '../session/session.queries.ts';
import { BoughtCodes } from '../vouchers/bought-codes.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { BoughtDialog } from './bought-dialog.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { ConfirmActions } from './confirm-actions.tsx';
import { FailedNotice } from './failed-notice.tsx';
import { UnknownDialog } from './unknown-dialog.tsx';
import { useCheckout } from './use-checkout.ts';

/** The cart and buying it (specification.md 2): one screen, one machine. */
export function CartScreen() {
  const rootOf = useRootOf();
  return rootOf ? <Cart rootOf={rootOf} /> : <CartSkeleton />;
}

function Cart({ rootOf }: { rootOf: RootOf }) {
  const me = useMe();
  const current = useMemo(() => cartFigures(me, rootOf), [me, rootOf]);
  const [counts] = useState(() => new LineCounts());
  const { props, send, proceed, confirm } = useCheckout(me, rootOf, counts);
  // The figures are frozen from buying until the outcome is known, whatever the poll brings meanwhile.
  const figures = useFrozen(current, props.buying || props.changed || props.outcome !== null || props.bought);
  const confirmActions = (
    <ConfirmActions
      figures={figures}
      understood={props.understood}
      mayConfirm={props.mayConfirm}
      buying={props.buying}
      onToggleUnderstood={() => send({ type: 'taxes.toggle' })}
      onConfirm={() => send({ type: 'purchase.ask' })}
      onBack={() => send({ type: 'checkout.back' })}
    />
  );
  return (
    <LineCountsContext value={counts}>
      <CartView
        step={props.step}
        figures={figures}
        offline={useOffline()}
        renderLine={(line) => <CartLineScreen key={line.id} line={line} currency={figures.currency} />}
        mayProceed={props.mayProceed}
        settling={props.settling}
        onProceed={proceed}
        failure={
          props.failure !== null && (
            <FailedNotice message={props.failure} onClose={() => send({ type: 'result.dismiss' })} />
          )
        }
        confirmActions={confirmActions}
      />
      <AskDialog
        open={props.asking}
        figures={figures}
        buying={props.buying}
        slow={props.slow}
        onCancel={() => send({ type: 'purchase.decline' })}
        onConfirm={confirm}
      />
      <ChangedDialog
        open={props.changed}
        figures={figures}
        changes={props.changes}
        accepting={props.accepting}
        refusal={props.notAccepted}
        onAccept={() => send({ type: 'changes.accept' })}
        onDecline={() => send({ type: 'changes.decline' })}
      />
      <UnknownDialog
        outcome={props.outcome}
        onAsk={() => send({ type: 'outcome.ask' })}
        onDismiss={() => send({ type: 'result.dismiss' })}
      />
      <BoughtDialog
        open={props.bought}
        figures={figures}
        order={props.order}
        email={me.email}
        codes={props.order !== null && props.codes > 0 && <BoughtCodes order={props.order} count={props.codes} />}
        onClose={() => send({ type: 'result.dismiss' })}
      />
    </LineCountsContext>
  );
}
