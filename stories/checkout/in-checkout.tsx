import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { CartChange } from '#contract/checkout/checkout.contract.ts';
import type { Voucher } from '#contract/vouchers/vouchers.contract.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { refusalOf } from '#machines/refusal.ts';
import type { CartFigures } from '#src/cart/cart-figures.ts';
import { CartLineView } from '#src/cart/cart-line-view.tsx';
import { CartView } from '#src/cart/cart-view.tsx';
import { AskDialog } from '#src/checkout/ask-dialog.tsx';
import { BoughtDialog } from '#src/checkout/bought-dialog.tsx';
import { ChangedDialog } from '#src/checkout/changed-dialog.tsx';
import { checkoutProps } from '#src/checkout/checkout-props.ts';
import { ConfirmActions } from '#src/checkout/confirm-actions.tsx';
import { FailedNotice } from '#src/checkout/failed-notice.tsx';
import { UnknownDialog } from '#src/checkout/unknown-dialog.tsx';
import { BoughtCodesView } from '#src/vouchers/bought-codes-view.tsx';
import { resting } from '../cart/sample-quantity.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export interface InCheckoutProps {
  /** The state of the machine that is shown. */
  value: Snapshot['value'];
  figures: CartFigures;
  slow?: boolean;
  offline?: boolean;
  /** The message of the refusal, in the state error; of accepting, in the state cartChanged. */
  message?: string;
  changes?: readonly CartChange[];
  /** Voucher codes of the purchase, in the state success. */
  codes?: readonly Voucher[];
  /** Called with the type of the event that would be sent. */
  onEvent?: (type: string) => void;
}

/** The whole checkout, in one state of its machine. */
export function InCheckout(props: InCheckoutProps) {
  const { figures, offline = false, codes = [], onEvent = fn() } = props;
  const view = checkoutProps(snapshotOf(props));
  const send = (type: string) => () => onEvent(type);
  return (
    <>
      <CartView
        step={view.step}
        figures={figures}
        offline={offline}
        renderLine={(line) => (
          <CartLineView
            key={line.id}
            line={line}
            currency={figures.currency}
            quantity={resting(line.count)}
            onRemove={fn()}
          />
        )}
        mayProceed={view.mayProceed}
        settling={view.settling}
        onProceed={send('checkout.open')}
        failure={view.failure !== null && <FailedNotice message={view.failure} onClose={send('result.dismiss')} />}
        confirmActions={
          <ConfirmActions
            figures={figures}
            understood={view.understood}
            mayConfirm={view.mayConfirm}
            buying={view.buying}
            onToggleUnderstood={send('taxes.toggle')}
            onConfirm={send('purchase.ask')}
            onBack={send('checkout.back')}
          />
        }
      />
      <AskDialog
        open={view.asking}
        figures={figures}
        buying={view.buying}
        slow={view.slow}
        onCancel={send('purchase.decline')}
        onConfirm={send('purchase.confirm')}
      />
      <ChangedDialog
        open={view.changed}
        figures={figures}
        changes={view.changes}
        accepting={view.accepting}
        refusal={view.notAccepted}
        onAccept={send('changes.accept')}
        onDecline={send('changes.decline')}
      />
      <UnknownDialog outcome={view.outcome} onAsk={send('outcome.ask')} onDismiss={send('result.dismiss')} />
      <BoughtDialog
        open={view.bought}
        figures={figures}
        order={view.order}
        email="jelena@morava.rs"
        codes={
          view.codes > 0 && (
            <BoughtCodesView
              count={view.codes}
              vouchers={codes}
              failed={false}
              onCopy={send('copy')}
              onRetry={send('retry')}
              walletLink={(children) => <a href="/vouchers">{children}</a>}
            />
          )
        }
        onClose={send('result.dismiss')}
      />
    </>
  );
}

function snapshotOf({
  value,
  figures,
  slow = false,
  message = '',
  changes = [],
  codes = [],
}: InCheckoutProps): Snapshot {
  const { lines, total, missing, allAvailable } = figures;
  return checkoutMachine.resolveState({
    value,
    context: {
      cart: { lines: lines.length, total, affordable: missing === 0 && allAvailable, version: 'v', changes: [] },
      kept: null,
      attempt: null,
      asked: 0,
      refusal: value === 'error' || message !== '' ? refusalOf({ status: 400, message }) : null,
      changes,
      purchase: { status: 'success', id: 1024, total: total / 100, payroll_tax: 0, vouchers: codes.length },
      slow,
    },
  });
}
