import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { escapeHtml, linesAsHtml } from '../../web/escape-html.ts';

/** Null for the flexible budget. */
export type NamedBudget = { nameEn: string; nameSr: string } | null;

interface Taken {
  amount: Minor;
  currency: Currency;
  note: string;
  category: NamedBudget;
}

const WORDS = {
  EN: {
    title: 'A part of your budget was taken back',
    flexible: (amount: string) => `The company took back ${amount} of your flexible budget, which you have not spent.`,
    category: (amount: string, name: string) =>
      `The company took back ${amount} of your budget for ${name}, which you have not spent.`,
  },
  SR: {
    title: 'Deo budžeta je povučen',
    flexible: (amount: string) => `Iz fleksibilnog budžeta je povučeno ${amount} koje nije potrošeno.`,
    category: (amount: string, name: string) =>
      `Iz budžeta za kategoriju ${name} je povučeno ${amount} koje nije potrošeno.`,
  },
};

/** The notification to people from whose budget a file takes money back. */
export function takenTelling({ amount, currency, note, category }: Taken) {
  const html = (language: Language) => {
    const shown = formatMoney(amount, currency, language);
    const name = category && textIn(language, { en: category.nameEn, sr: category.nameSr });
    const words = WORDS[language];
    const text = name === null ? words.flexible(shown) : words.category(shown, name);
    return `<p>${escapeHtml(text)}</p>${note && `<p>${linesAsHtml(note)}</p>`}`;
  };
  return {
    titleEn: WORDS.EN.title,
    titleSr: WORDS.SR.title,
    textEn: html('EN'),
    textSr: html('SR'),
    sendFrom: 'Izbor',
  };
}
