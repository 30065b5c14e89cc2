import type { ReactNode } from 'react';
import { mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Price, type PriceProps } from '../benefits/price.tsx';
import { PhoneBar } from '../ground/phone-bar.tsx';
import type { BuyPanelProps } from './buy-panel.tsx';

/** Bar on a phone for a benefit that can be put in the cart. */
export function CartBar({ benefit, inCart, adding, cartLink, onAdd }: BuyPanelProps) {
  const t = useTexts(benefitDetailTexts);
  if (!mayGoInCart(benefit)) return null;
  return (
    <BuyBar benefit={benefit}>
      {inCart > 0 ? (
        <Button asChild>{cartLink(t('toCart'))}</Button>
      ) : (
        <Button busy={adding} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </BuyBar>
  );
}

/** Price and button, fixed at the lower edge of a phone (design.md 24). */
export function BuyBar({ benefit, children }: { benefit: PriceProps['benefit']; children: ReactNode }) {
  return (
    <PhoneBar>
      <Price benefit={benefit} />
      {children}
    </PhoneBar>
  );
}
