import type { WayToBuy } from '../benefits/benefits.rules.ts';
import type { Language } from '../language/language.ts';

/** Instructions by way of buying, for benefits without their own (product.md 4). */
const BY_WAY: Record<Language, Record<WayToBuy, string>> = {
  EN: {
    in_store: 'Show your Izbor card on the spot. What you bought is already paid for.',
    web: 'The provider confirms by e-mail. Arrange the rest on the provider’s website.',
    voucher: 'Show the code at the till, or enter it on the provider’s website.',
    invoice: 'Arrange a time with the provider, who then sends the invoice.',
  },
  SR: {
    in_store: 'Pokaži Izbor karticu na licu mesta. Ono što je kupljeno već je plaćeno.',
    web: 'Partner potvrđuje e-poštom. Sve ostalo dogovaraš na sajtu partnera.',
    voucher: 'Pokaži kod na kasi ili ga upiši na sajtu partnera.',
    invoice: 'Dogovori termin sa partnerom, koji zatim šalje fakturu.',
  },
};

interface Bought {
  way: WayToBuy;
  /** The benefit's own instructions, html in the reader's language; empty when it has none. */
  instructions: string;
}

/**
 * How to use what was bought, as html: the benefit's own instructions, else a sentence by way of buying. The mail of an order and the
 * transaction show the same.
 */
export function howToUse({ way, instructions }: Bought, language: Language): string {
  const isEmpty = instructions.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
  return isEmpty ? `<p>${BY_WAY[language][way]}</p>` : instructions;
}
