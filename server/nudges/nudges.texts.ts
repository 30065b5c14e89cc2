import { categoryName } from '#contract/benefits/benefits.rules.ts';
import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import { type Currency, formatMoney, type Language, toMinor } from '#contract/money/money.rules.ts';
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

/** Until when, in words: 31.12.2026., in 41 days. */
export function untilWhen({ language, until, daysLeft }: NudgeWords): string {
  const day = writtenDay(until);
  const one = days.get(language)?.select(daysLeft) === 'one';
  if (language === 'EN')
    return daysLeft === 0 ? 'until the end of today' : `until ${day} (${daysLeft} ${one ? 'day' : 'days'})`;
  return daysLeft === 0 ? 'do kraja dana' : `do ${day} (još ${daysLeft} ${one ? 'dan' : 'dana'})`;
}

/** What a person is told of budgets that end; at least one. */
export function nudgeTelling(budgets: readonly EndingBudget[], words: NudgeWords): { title: string; html: string } {
  const { language, currency } = words;
  const lines = budgets.map(({ category, left }) => ({
    name: categoryName(category, language),
    amount: formatMoney(toMinor(left), currency, language),
  }));
  const list = lines.map(({ name, amount }) => `<li>${escapeHtml(name)}: <strong>${amount}</strong></li>`).join('');
  const [first] = lines;
  const single = lines.length === 1 ? first : undefined;
  const when = untilWhen(words);
  if (language === 'EN') {
    return {
      title: single
        ? `${single.name}: ${single.amount} is still yours`
        : 'Some of your yearly budgets are not used yet',
      html: `<p>This can be spent ${when}:</p><ul>${list}</ul><p>The home page shows a few things it would cover.</p>`,
    };
  }
  return {
    title: single ? `${single.name}: još imaš ${single.amount}` : 'Deo tvojih godišnjih budžeta još nije iskorišćen',
    html: `<p>Ovo može da se potroši ${when}:</p><ul>${list}</ul><p>Na početnoj stranici je nekoliko stvari koje možeš da kupiš za taj iznos.</p>`,
  };
}

export const NUDGE_MAIL = {
  EN: {
    intro: (when: string) => `This can be spent ${when}. After that it is gone.`,
    fits: 'It is enough for:',
    button: 'See what fits',
    footer: 'Izbor sent this e-mail because a budget of yours ends with the year. It comes 60, 30 and 7 days before.',
  },
  SR: {
    intro: (when: string) => `Ovo može da se potroši ${when}. Posle toga propada.`,
    fits: 'Dovoljno je za:',
    button: 'Pogledaj šta možeš da kupiš',
    footer: 'Ovu poruku šalje Izbor jer se tvoj budžet završava s godinom. Stiže 60, 30 i 7 dana ranije.',
  },
} as const;
