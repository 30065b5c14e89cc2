import { Link, useSearchParams } from 'react-router-dom';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { getOrder } from '#contract/checkout/checkout.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { EmptyState } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { query } from '../api/query.ts';
import { serverNow } from '../api/server-time.ts';
import { idField } from '../ground/address.ts';
import { usePageTitle } from '../ground/page-title.ts';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { NotRead } from '../ground/read-states.tsx';
import { useCopyCode } from '../ground/use-copy-code.ts';
import { useRead } from '../ground/use-read.ts';
import { KeptCodes } from '../vouchers/bought-codes.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { OrderView } from './order-view.tsx';

/** product.md 4, /success-payment/: the page of a finished order, whose id is in the address. */
export function SuccessPaymentScreen() {
  const id = idField.read(useSearchParams()[0].get('order') ?? '');
  return id === null ? <MissingOrder /> : <OneOrder id={id} />;
}

function OneOrder({ id }: { id: number }) {
  const t = useTexts(checkoutTexts);
  const order = useRead(query(getOrder, { params: { id } }));
  const copy = useCopyCode();
  // A cancelled order needs a title other than "purchase done".
  usePageTitle(order.data?.status === 'cancelled' ? t('orderNumber', { id }) : null);
  if (order.state === 'ready') return <OrderView order={order.data} today={businessDay(serverNow())} onCopy={copy} />;
  if (order.state === 'missing') return <MissingOrder />;
  if (order.state === 'loading') return <OrderSkeleton />;
  return (
    <Page width="reading" className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-center gap-6">
      <NotRead level={1} of={order} failed={t('orderFailed')} text={t('orderFailedText')} />
      <div className="w-full max-w-prose">
        <KeptCodes order={id} onRetry={order.onRetry} />
      </div>
    </Page>
  );
}

export function MissingOrder() {
  const t = useTexts(checkoutTexts);
  usePageTitle(t('orderMissing'));
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
