import type { Language } from '#contract/language/language.ts';
import { type Currency, formatMoney, type Minor } from '#contract/money/money.rules.ts';

/** Notifications to an employee about a request. */
export type News = 'accepted' | 'rejected' | 'question';

interface Facts {
  id: number;
  provider: string;
  amount: string;
}

interface NewsFacts extends Facts {
  /** Sentence about the money of a rejected request; empty if the account is closed. */
  back: string;
}

interface NewsTexts {
  title: string;
  text: (request: NewsFacts) => string;
}

interface Texts extends Record<News, NewsTexts> {
  /** Sentences: all of it may be spent again, a part of it may, and a part went to a budget that has ended. */
  back: { all: string; free: (amount: string) => string; ended: (amount: string) => string };
  button: string;
  footer: string;
}

const en: Texts = {
  accepted: {
    title: 'Your request was accepted',
    text: ({ id, provider, amount }) => `Request ${id} (${provider}, ${amount}) was accepted.`,
  },
  rejected: {
    title: 'Your request was rejected',
    text: ({ id, provider, amount, back }) =>
      `Request ${id} (${provider}, ${amount}) was rejected.${back && ` ${back}`} The reason:`,
  },
  question: {
    title: 'Your request needs information',
    text: ({ id, provider, amount }) => `Request ${id} (${provider}, ${amount}) needs an answer from you:`,
  },
  back: {
    all: 'The money is yours to spend again.',
    free: (amount) => `${amount} is yours to spend again.`,
    ended: (amount) => `${amount} went back to a budget that has ended, so it can no longer be spent.`,
  },
  button: 'Open the request',
  footer: 'Izbor sent this e-mail because a request was filed with your account.',
};

const sr: Texts = {
  accepted: {
    title: 'Zahtev je prihvaćen',
    text: ({ id, provider, amount }) => `Zahtev ${id} (${provider}, ${amount}) je prihvaćen.`,
  },
  rejected: {
    title: 'Zahtev je odbijen',
    text: ({ id, provider, amount, back }) =>
      `Zahtev ${id} (${provider}, ${amount}) je odbijen.${back && ` ${back}`} Razlog:`,
  },
  question: {
    title: 'Za zahtev je potrebna dopuna',
    text: ({ id, provider, amount }) => `Za zahtev ${id} (${provider}, ${amount}) čeka se tvoj odgovor:`,
  },
  back: {
    all: 'Novac ti je ponovo na raspolaganju.',
    free: (amount) => `${amount} ti je ponovo na raspolaganju.`,
    ended: (amount) => `${amount} je vraćeno u budžet koji je istekao, pa više ne može da se potroši.`,
  },
  button: 'Otvori zahtev',
  footer: 'Ovu poruku šalje Izbor jer je sa tvog naloga podnet zahtev.',
};

export const NEWS = { EN: en, SR: sr };

interface Told extends Omit<Facts, 'amount'> {
  amount: Minor;
  currency: Currency;
  /** The part that went back to a budget that has ended. */
  ended: Minor;
  /** Whether the reader's account is closed. */
  closed?: boolean;
}

/** The text about a request for a notification and a mail. */
export function textOfNews(news: News, language: Language, told: Told): string {
  const { id, provider, amount, currency, ended, closed = false } = told;
  const { [news]: texts, back } = NEWS[language];
  const money = (part: Minor) => formatMoney(part, currency, language);
  const free = amount > ended ? [back.free(money(amount - ended))] : [];
  const freed = ended > 0 ? [...free, back.ended(money(ended))].join(' ') : back.all;
  return texts.text({ id, provider, amount: money(amount), back: closed ? '' : freed });
}

export interface AssignedFacts extends Facts {
  employee: string;
  /** The person who assigned it. */
  who: string;
  /** The absent reviewer for whom the reader stands in; empty if it is assigned to the reader. */
  absent: string;
}

interface AssignedTexts {
  title: string;
  text: (request: AssignedFacts) => string;
  button: string;
  footer: string;
}

/** To the reviewer to whom a request was assigned, or to their delegate. */
export const ASSIGNED: Record<Language, AssignedTexts> = {
  EN: {
    title: 'A request is assigned to you',
    text: ({ id, employee, provider, amount, who, absent }) =>
      `${who} assigned request ${id} to you${absent && `, while ${absent} is away`}: ${employee}, ${provider}, ${amount}.`,
    button: 'Review it',
    footer: 'You get this e-mail because you review requests of your company.',
  },
  SR: {
    title: 'Dodeljen ti je zahtev',
    text: ({ id, employee, provider, amount, who, absent }) =>
      `${who} ti dodeljuje zahtev ${id}${absent && `, dok je ${absent} na odsustvu`}: ${employee}, ${provider}, ${amount}.`,
    button: 'Pregledaj ga',
    footer: 'Ovu poruku dobijaš jer pregledaš zahteve svoje kompanije.',
  },
};

const DAYS = {
  EN: { rules: new Intl.PluralRules('en'), one: 'business day', few: 'business days', other: 'business days' },
  SR: { rules: new Intl.PluralRules('sr'), one: 'radnog dana', few: 'radna dana', other: 'radnih dana' },
};

/** Business days of a promise, in the case that follows "longer than". */
export function promisedIn(language: Language, days: number): string {
  const { rules, one, few, other } = DAYS[language];
  const form = rules.select(days);
  return `${days} ${form === 'one' ? one : form === 'few' ? few : other}`;
}

/** To reviewers, about late requests: `{count}` of them, older than `{promised}` ("2 business days"); `{oldest}` filed the oldest. */
export const LATE_MAIL = {
  EN: {
    subject: 'Requests that are late: {count}',
    title: 'Requests are late',
    paragraphs: ['Requests that wait for longer than {promised}: {count}. Waiting longest: {oldest}.'],
    button: 'Review',
    footer: 'You get this e-mail because you review requests of your company, in the morning while any is late.',
  },
  SR: {
    subject: 'Zahtevi koji kasne: {count}',
    title: 'Zahtevi kasne',
    paragraphs: ['Broj zahteva koji čekaju duže od {promised}: {count}. Najduže čeka: {oldest}.'],
    button: 'Pregledaj',
    footer: 'Ovu poruku dobijaš jer pregledaš zahteve svoje kompanije, ujutru dok neki kasni.',
  },
};

/** Titles of the notification at the end of a bulk. */
export const REQUEST_BULK_TEXTS = {
  done: { en: 'The requests are accepted', sr: 'Zahtevi su prihvaćeni' },
  stopped: { en: 'Accepting requests has stopped', sr: 'Prihvatanje zahteva je zaustavljeno' },
};
