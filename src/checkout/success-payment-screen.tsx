import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { failureOf } from '../api/failure-of.ts';
import { NotLoaded } from '../benefit/not-loaded.tsx';
import { inWindow } from '../benefit/picture-frame.tsx';
import { paths } from '../ground/paths.ts';
import { useCopyCode } from '../ground/use-copy-code.ts';
import { KeptCodes } from '../vouchers/bought-codes.tsx';
import { orderQuery } from './order.queries.ts';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

/** product.md 4, /success-payment/: the order is done; which one stands in the address. */
export function SuccessPaymentScreen() {
  const id = Number(useSearchParams()[0].get('order'));
  return Number.isInteger(id) && id > 0 ? <OneOrder id={id} /> : <MissingOrder />;
}

function OneOrder({ id }: { id: number }) {
  const t = useTexts(checkoutTexts);
  const { data, error, fetchStatus, refetch } = useQuery(orderQuery(id));
  const copy = useCopyCode();
  if (data) return <OrderView order={data} today={businessDay(new Date())} onCopy={copy} />;
  if (error instanceof ApiError && error.status === 404) return <MissingOrder />;
  const failure = failureOf(error, fetchStatus === 'paused');
  if (!failure) return <OrderSkeleton />;
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-6">
      <NotLoaded
        level={1}
        failure={failure}
        title={t('orderFailed')}
        text={t('orderFailedText')}
        retryLabel={t('retry')}
        busy={fetchStatus === 'fetching'}
        onRetry={() => void refetch()}
      />
      <div className="w-full max-w-prose">
        <KeptCodes order={id} onRetry={() => void refetch()} />
      </div>
    </Page>
  );
}

export function MissingOrder() {
  const t = useTexts(checkoutTexts);
  return (
    <Page width="reading">
      <EmptyState
        level={1}
        picture={inWindow('travel-balloon-2')}
        title={t('orderMissing')}
        text={t('orderMissingText')}
        action={
          <Button asChild>
            <Link to={paths.transactions}>{t('transactions')}</Link>
          </Button>
        }
      />
    </Page>
  );
}
