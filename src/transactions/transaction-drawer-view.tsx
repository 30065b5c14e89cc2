import { CircleAlert } from 'lucide-react';
import type { TransactionDetails } from '#contract/transactions/transactions.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { Drawer } from '#design-system/drawer/drawer.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import type { Found } from '../ground/found.ts';
import { ReadStates } from '../ground/read-states.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import type { CancellationProps } from './cancellation-props.ts';
import { TransactionView, type TransactionViewProps } from './transaction-view.tsx';

export interface TransactionDrawerViewProps extends Omit<TransactionViewProps, 'transaction'> {
  transaction: Found<TransactionDetails>;
  cancellation: CancellationProps;
  onClose: () => void;
  onAsk: () => void;
  onBack: () => void;
  onConfirm: () => void;
  onCheck: () => void;
}

/** Drawer with a transaction, and the cancelling of an order. */
export function TransactionDrawerView(props: TransactionDrawerViewProps) {
  const { transaction: found, cancellation, onClose, onAsk } = props;
  const t = useTexts(transactionsTexts);
  // The button stays while the confirmation is open, which gives the focus back to it.
  const offers = found.data?.cancellable && (cancellation.mayAsk || cancellation.asking);
  return (
    <Drawer
      open
      onClose={onClose}
      title={found.data ? t(`title.${found.data.kind}`, { id: found.data.reference }) : t('transaction')}
      closeLabel={t('close')}
      footer={
        offers && (
          <Button tone="secondary" wide onClick={onAsk}>
            {t('cancel.ask')}
          </Button>
        )
      }
    >
      <ReadStates
        of={found}
        as="part"
        failed={t('failed')}
        text={t('failedText')}
        loading={<Loading />}
        missing={<EmptyState level={3} title={t('missing')} text={t('missingText')} />}
      >
        {(transaction) => <Opened {...props} transaction={transaction} />}
      </ReadStates>
    </Drawer>
  );
}

type OpenedProps = Omit<TransactionDrawerViewProps, 'transaction'> & { transaction: TransactionDetails };

function Opened(props: OpenedProps) {
  const { transaction, today, links, cancellation, onCopy, onBack, onConfirm } = props;
  const t = useTexts(transactionsTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Outcome {...props} />
      <TransactionView transaction={transaction} today={today} links={links} onCopy={onCopy} />
      {isUsed(transaction) && <p className="text-14 text-ink-muted">{t('cancel.used')}</p>}
      <CancelDialog
        transaction={transaction}
        today={today}
        onBack={onBack}
        onConfirm={onConfirm}
        open={cancellation.asking}
        busy={cancellation.busy}
      />
    </div>
  );
}

function isUsed({ kind, status, cancellable }: TransactionDetails): boolean {
  return kind === 'order' && status === 'pending' && !cancellable;
}

/** Outcome of cancelling, if it did not simply succeed. */
function Outcome({ cancellation: { checking, unresolved, refusal }, onCheck }: OpenedProps) {
  const t = useTexts(transactionsTexts);
  return (
    <>
      <p role="status" className={checking ? 'rounded-12 bg-accent-soft px-4 py-3 text-14' : 'sr-only'}>
        {checking && t('cancel.checking')}
      </p>
      {(unresolved || refusal !== null) && (
        <div role="alert" className="grid justify-items-start gap-3 rounded-12 bg-accent-soft px-4 py-3 text-14">
          <p className="flex gap-2">
            <CircleAlert aria-hidden size={20} className="shrink-0" />
            {unresolved ? t('cancel.unresolved') : refusal || t('cancel.refused')}
          </p>
          {unresolved && (
            <Button tone="secondary" size="small" onClick={onCheck}>
              {t('cancel.check')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Loading() {
  const t = useTexts(transactionsTexts);
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="w-1/2" />
      <Skeleton shape="block" className="h-20" />
      <Skeleton shape="block" className="h-20" />
      <Skeleton shape="block" className="h-32" />
    </div>
  );
}
