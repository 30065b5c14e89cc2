import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, toMinor } from '#contract/money/money.rules.ts';
import { escapeHtml } from '../web/escape-html.ts';

/** A budget that ends; `left` in major units. */
export interface EndingBudget {
  /** English/Serbian. */
  category: string;
  left: number;
}

export interface NudgeWords {
  language: Language;
  currency: Currency;
  /** YYYY-MM-DD. */
  until: string;
  daysLeft: number;
}

const days = new Map([
  ['EN', new Intl.PluralRules('en')],
  ['SR', new Intl.PluralRules('sr')],
]);

/** Texts of a reminder; `left` is the number of days left, `amount` and `name` are those of its only budget. */
const WORDS = {
  EN: {
    today: 'until the end of today',
    until: (day: string, left: number, one: boolean) => `until ${day} (${left} ${one ? 'day' : 'days'})`,
    single: (name: string, amount: string) => `${name}: ${amount} is still yours`,
    several: 'Some of your yearly budgets are not used up yet',
    text: (when: string, list: string) =>
      `<p>This can be spent ${when}:</p>${list}<p>The home page shows a few things it would cover.</p>`,
  },
  SR: {
    today: 'do kraja dana',
    until: (day: string, left: number, one: boolean) => `do ${day} (još ${left} ${one ? 'dan' : 'dana'})`,
    single: (name: string, amount: string) => `${name}: još imaš ${amount}`,
    several: 'Deo tvojih godišnjih budžeta još nije iskorišćen',
    text: (when: string, list: string) =>
      `<p>Ovo može da se potroši ${when}:</p>${list}<p>Na početnoj stranici je nekoliko stvari koje možeš da kupiš za taj iznos.</p>`,
  },
};

/** Until when, in words: 31.12.2026., in 41 days. */
export function untilWhen({ language, until, daysLeft }: NudgeWords): string {
  const words = WORDS[language];
  const one = days.get(language)?.select(daysLeft) === 'one';
  return daysLeft === 0 ? words.today : words.until(writtenDay(until), daysLeft, one);
}

/** The notification about budgets that end soon; `budgets` has at least one. */
export function nudgeTelling(budgets: readonly EndingBudget[], words: NudgeWords): { title: string; html: string } {
  const { language, currency } = words;
  const { single, several, text } = WORDS[language];
  const lines = budgets.map(({ category, left }) => ({
    name: categoryName(category, language),
    amount: formatMoney(toMinor(left), currency, language),
  }));
  const list = lines.map(({ name, amount }) => `<li>${escapeHtml(name)}: <strong>${amount}</strong></li>`).join('');
  const [first] = lines;
  return {
    title: first && lines.length === 1 ? single(first.name, first.amount) : several,
    html: text(untilWhen(words), `<ul>${list}</ul>`),
  };
}

export const NUDGE_MAIL = {
  EN: {
    intro: (when: string) => `This can be spent ${when}. After that it is gone.`,
    fits: 'It is enough for:',
    button: 'See what fits',
    footer: 'Izbor sent this e-mail because one of your budgets ends with the year. It comes 60, 30 and 7 days before.',
  },
  SR: {
    intro: (when: string) => `Ovo može da se potroši ${when}. Posle toga propada.`,
    fits: 'Dovoljno je za:',
    button: 'Pogledaj šta možeš da kupiš',
    footer: 'Ovu poruku šalje Izbor jer se tvoj budžet završava s godinom. Stiže 60, 30 i 7 dana ranije.',
  },
} as const;
