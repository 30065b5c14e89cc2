import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../ground/paths.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { cartFigures } from './cart-figures.ts';
import { CartLineScreen } from './cart-line-screen.tsx';
import { CartPanelView } from './cart-panel-view.tsx';
import { LineCounts, LineCountsContext } from './line-counts.ts';
import { PanelLineView } from './panel-line-view.tsx';
import { useSayNotSaved } from './say-not-saved.ts';

// The dropdown does not show which budgets pay, so it needs no first-level categories.
const itself = (category: number) => category;

/** Content of the cart dropdown. */
export function CartPanel({ onLeave }: { onLeave: () => void }) {
  const figures = cartFigures(useMe(), itself);
  const [counts] = useState(() => new LineCounts());
  const { settling, toCart } = useWayToCart(counts, onLeave);
  return (
    <LineCountsContext value={counts}>
      <CartPanelView
        figures={figures}
        renderLine={(line) => (
          <CartLineScreen
            key={line.id}
            line={line}
            currency={figures.currency}
            View={PanelLineView}
            onLeave={onLeave}
          />
        )}
        settling={settling}
        onToCart={toCart}
        onLeave={onLeave}
      />
    </LineCountsContext>
  );
}

/** Opens the cart once a typed quantity is saved, as on the way to the checkout. */
function useWayToCart(counts: LineCounts, onLeave: () => void) {
  const navigate = useNavigate();
  const sayNotSaved = useSayNotSaved();
  const { mutate, isPending } = useSoleMutation({
    mutationFn: (_panel: ParentNode | undefined) => counts.save(),
    onSuccess: () => {
      onLeave();
      void navigate(paths.cart);
    },
    onError: sayNotSaved,
  });
  const toCart = (event: MouseEvent<HTMLElement>) => {
    if (!counts.unsaved) return onLeave();
    event.preventDefault();
    mutate(event.currentTarget.closest('[role="dialog"]') ?? undefined);
  };
  return { settling: isPending, toCart };
}
