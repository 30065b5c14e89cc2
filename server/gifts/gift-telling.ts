import { writtenDay } from '#contract/calendar/calendar.rules.ts';
import { textIn } from '#contract/language/language.rules.ts';
import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';
import { lastDayOf } from '../budgets/budget-year.ts';
import { grouped } from '../money/grouped.ts';
import type { Ending, Outcome } from '../tasks/task-kind.ts';
import { escapeHtml, linesAsHtml } from '../web/escape-html.ts';
import { GIFT_TEXTS } from './gifts.texts.ts';

/** Facts for the notification of a gift. */
export interface ToldOfGift {
  amount: Minor;
  currency: Currency;
  note: string;
  /** Null for the flexible budget. */
  category: { nameEn: string; nameSr: string } | null;
  /** Year of a category budget. */
  year: number;
}

/** The notification of a gift, for each person who gets it. */
export function giftTelling({ amount, currency, note, category, year }: ToldOfGift) {
  const until = writtenDay(lastDayOf(year));
  const html = (language: Language) => {
    const shown = formatMoney(amount, currency, language);
    const words = GIFT_TEXTS[language];
    const name = category && textIn(language, { en: category.nameEn, sr: category.nameSr });
    const text = name === null ? words.flexible(shown) : words.category(shown, name, until);
    return `<p>${escapeHtml(text)}</p>${note && `<p>${linesAsHtml(note)}</p>`}`;
  };
  return {
    titleEn: GIFT_TEXTS.EN.title,
    titleSr: GIFT_TEXTS.SR.title,
    textEn: html('EN'),
    textSr: html('SR'),
    sendFrom: 'Izbor',
  };
}

/** Result of a gift to many. */
export interface GiftEnd {
  amount: Minor;
  currency: Currency;
  total: number;
  given: number;
  skipped: number;
}

/** Words of the notification to the giver at the end. */
export function giftEndWords(outcome: Outcome, { amount, currency, ...counts }: GiftEnd): Ending['words'] {
  const inLanguage = (language: Language) => {
    const words = GIFT_TEXTS[language].end;
    const each = formatMoney(amount, currency, language);
    const sentences = [
      words.given(grouped(counts.given, language), grouped(counts.total, language), each),
      ...(counts.skipped > 0 ? [words.skipped(grouped(counts.skipped, language))] : []),
    ];
    return { title: outcome === 'done' ? words.done : words.stopped, text: sentences.join(' ') };
  };
  return { en: inLanguage('EN'), sr: inLanguage('SR') };
}

/** The notification to people from whom something is taken back; the amount is in their ledger. */
export function takeBackTelling({ amount, currency, note }: Omit<ToldOfGift, 'category' | 'year'>) {
  const html = (language: Language) => {
    const text = GIFT_TEXTS[language].takenBack.text(formatMoney(amount, currency, language));
    return `<p>${escapeHtml(text)}</p><p>${linesAsHtml(note)}</p>`;
  };
  return {
    titleEn: GIFT_TEXTS.EN.takenBack.title,
    titleSr: GIFT_TEXTS.SR.takenBack.title,
    textEn: html('EN'),
    textSr: html('SR'),
    sendFrom: 'Izbor',
  };
}

/** Result of a take-back from many. */
interface TakenBack {
  amount: Minor;
  currency: Currency;
  people: number;
  total: number;
}

/** Words of the notification at the end to the person who took it back. */
export function takeBackEndWords(outcome: Outcome, { amount, currency, people, total }: TakenBack): Ending['words'] {
  const inLanguage = (language: Language) => {
    const words = GIFT_TEXTS[language].takenBack;
    const text = words.taken(
      formatMoney(amount, currency, language),
      grouped(people, language),
      grouped(total, language),
    );
    return { title: outcome === 'done' ? words.done : words.stopped, text };
  };
  return { en: inLanguage('EN'), sr: inLanguage('SR') };
}
