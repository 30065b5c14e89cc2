import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { CartFrame } from './cart-frame.tsx';

/** Placeholder of the cart, of the same size, so that nothing jumps. */
export function CartSkeleton() {
  const t = useTexts(cartTexts);
  return (
    <CartFrame step="cart" busy summary={<SummarySkeleton />}>
      <p className="sr-only" role="status">
        {t('loading')}
      </p>
      {['first', 'second', 'third'].map((line) => (
        <div
          key={line}
          className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-3.5 border-line border-t py-4.5 desk:grid-cols-[128px_minmax(0,1fr)_auto] desk:gap-x-6 desk:py-6"
        >
          <Skeleton shape="block" className="aspect-5/4 self-start" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="w-1/2" />
            <Skeleton shape="circle" className="mt-4 h-11 w-31" />
          </div>
          <Skeleton className="hidden h-6 w-31 desk:block" />
        </div>
      ))}
    </CartFrame>
  );
}

const SummarySkeleton = () => (
  <div className="grid content-start gap-4 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-7">
    <Skeleton className="dark:bg-line" />
    <Skeleton className="h-9 dark:bg-line" />
    <Skeleton shape="block" className="h-16 dark:bg-line" />
    <Skeleton shape="circle" className="h-14 dark:bg-line" />
  </div>
);
