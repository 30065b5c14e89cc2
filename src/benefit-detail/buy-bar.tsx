import { mayGoInCart } from '#contract/benefits/benefits.rules.ts';
import { Button } from '#design-system/button/button.tsx';
import { benefitDetailTexts } from '#locales/benefit-detail/benefit-detail.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { Price } from '../benefit/price.tsx';
import type { BuyPanelProps } from './buy-panel.tsx';

/** The price and its button at the lower edge of a phone, always within reach (art, note 24). */
export function BuyBar({ benefit, inCart, adding, cartLink, onAdd }: BuyPanelProps) {
  const t = useTexts(benefitDetailTexts);
  if (!mayGoInCart(benefit)) return null;
  return (
    <div
      data-own-bar
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 rounded-t-20 bg-surface-raised px-4 pt-3 pb-4 shadow-3 desk:hidden"
    >
      <Price benefit={benefit} />
      {inCart > 0 ? (
        <Button asChild>{cartLink(t('toCart'))}</Button>
      ) : (
        <Button busy={adding} onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}
