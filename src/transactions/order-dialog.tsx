import { useQuery } from '@tanstack/react-query';
import { Dialog } from '#design-system/dialog/dialog.tsx';
import { ErrorState } from '#design-system/error-state/error-state.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { useTexts } from '#locales/texts.tsx';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import { OrderView } from './order-view.tsx';
import { orderQuery } from './transactions.queries.ts';

/** The details of one order over the list. */
export function OrderDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts(transactionsTexts);
  const { data, isError, isFetching, refetch } = useQuery(orderQuery(id));
  return (
    <Dialog open onClose={onClose} title={t('order', { id })} size="regular" closeLabel={t('close')}>
      {data ? (
        <OrderView order={data} />
      ) : isError ? (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          retryLabel={t('retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton shape="block" className="h-20" />
          <Skeleton shape="block" className="h-20" />
        </div>
      )}
    </Dialog>
  );
}
