import { Page } from '#design-system/page/page.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { useTexts } from '#locales/texts.tsx';

/** Placeholder of an order that is being loaded. */
export function OrderSkeleton() {
  const t = useTexts(checkoutTexts);
  return (
    <Page width="reading" aria-busy>
      <p role="status" className="sr-only">
        {t('orderLoading')}
      </p>
      <Skeleton className="w-48" />
      <Skeleton className="mt-4 mb-7 h-12 w-80 max-w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 min-[60rem]:grid-cols-[minmax(0,1fr)_min(25rem,42%)] wide:gap-16">
        <div className="grid gap-6">
          {['first', 'second'].map((line) => (
            <div
              key={line}
              className="grid grid-cols-[88px_minmax(0,1fr)] gap-4 border-line border-t pt-6 desk:grid-cols-[128px_minmax(0,1fr)]"
            >
              <Skeleton shape="block" className="aspect-5/4" />
              <div className="grid content-start gap-2">
                <Skeleton className="h-6 w-3/4" />
                <Skeleton className="w-1/3" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton shape="block" className="h-72 rounded-20" />
      </div>
    </Page>
  );
}
