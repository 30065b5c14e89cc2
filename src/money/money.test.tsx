import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#contract/language/language.ts';
import type { Currency } from '#contract/money/money.rules.ts';
import { LanguageContext } from '#locales/texts.tsx';
import { Money } from './money.tsx';

const shown = (amount: number, currency: Currency, language: Language) =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <Money amount={amount} currency={currency} />
    </LanguageContext>,
  ).replace(/<[^>]+>/g, '');

it.each([
  [125_050, 'RSD', 'SR', '1.250,50 RSD'],
  [125_050, 'RSD', 'EN', '1,250.50 RSD'],
  [1250, 'EUR', 'SR', 'EUR 12,50'],
  [2500, 'KM', 'SR', '25,00 BAM'],
  [-50, 'RSD', 'SR', '−0,50 RSD'],
] as const)('%i of %s in %s is %s', (amount, currency, language, text) => {
  expect(shown(amount, currency, language)).toBe(text);
});
