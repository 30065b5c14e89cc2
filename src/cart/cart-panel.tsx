import { useMe } from '../session/session.queries.ts';
import { cartFigures } from './cart-figures.ts';
import { CartLineScreen } from './cart-line-screen.tsx';
import { CartPanelView } from './cart-panel-view.tsx';
import { PanelLineView } from './panel-line-view.tsx';

// Which budgets pay is said in the cart, so here no category needs its root.
const itself = (category: number) => category;

/** What stands in the cart dropdown. */
export function CartPanel({ onLeave }: { onLeave: () => void }) {
  const figures = cartFigures(useMe(), itself);
  return (
    <CartPanelView
      figures={figures}
      renderLine={(line) => (
        <CartLineScreen key={line.id} line={line} currency={figures.currency} View={PanelLineView} />
      )}
      onLeave={onLeave}
    />
  );
}
