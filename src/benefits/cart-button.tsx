import { Check, LoaderCircle, ShoppingBag } from 'lucide-react';
import type { BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { cn } from '#design-system/classes/cn.ts';
import { IconButton } from '#design-system/icon-button/icon-button.tsx';
import { benefitsTexts } from '#locales/benefits/benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useInCart } from './benefits.queries.ts';
import { useToggleCart } from './toggle-cart.ts';

/** The round cart button of a card: a check when it is in the cart. Not optimistic, for money is involved: it waits for the server. */
export function CartButton({ benefit, className }: { benefit: BenefitInList; className?: string }) {
  const t = useTexts(benefitsTexts);
  const inCart = useInCart(benefit.id);
  const { mutate, isPending } = useToggleCart();
  const Icon = isPending ? LoaderCircle : inCart ? Check : ShoppingBag;
  return (
    <IconButton
      tone="brand"
      label={t('addToCart', { name: benefit.name })}
      pressed={inCart}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={() => !isPending && mutate(benefit)}
      className={cn('z-1', className)}
    >
      <Icon aria-hidden size={20} {...(isPending ? { className: 'animate-spin' } : {})} />
    </IconButton>
  );
}
