import { ShoppingBag } from 'lucide-react';
import { Suspense } from 'react';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { Skeleton } from '#design-system/skeleton/skeleton.tsx';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { LazyPopover } from '../ground/lazy-popover.tsx';
import { lazyView } from '../ground/lazy-view.tsx';
import { useMe } from '../session/session.queries.ts';

const CartPanel = lazyView(async () => (await import('./cart-panel.tsx')).CartPanel);

/** The cart in the header: the number of its articles, and a popover with its lines. */
export function CartDropdown() {
  const t = useTexts(frameTexts);
  const count = useMe().cart.reduce((sum, item) => sum + item.count, 0);
  return (
    <LazyPopover
      label={t('header.cartTitle')}
      className="w-96 scroll-pb-44"
      prefetch={CartPanel.prefetch}
      trigger={(props) => (
        <IconButton {...props} label={t('header.cart', { count })} count={count} bumps>
          <ShoppingBag aria-hidden size={24} />
        </IconButton>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton shape="block" className="h-120" />}>
          <CartPanel onLeave={close} />
        </Suspense>
      )}
    </LazyPopover>
  );
}
