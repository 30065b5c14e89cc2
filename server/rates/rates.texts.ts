import type { Language } from '#contract/language/language.ts';

/** A rate change as formatted text. */
interface Written {
  who: string;
  rate: string;
  currency: string;
}

interface Words {
  title: string;
  text: (written: Written) => string;
}

type Told = 'asked' | 'approved' | 'refused' | 'expired';

const en: Record<Told, Words> = {
  asked: {
    title: 'A rate waits for your approval',
    text: ({ who, rate, currency }) =>
      `${who} proposes that one euro be ${rate} ${currency}, a move of more than 2% within seven days. It waits for seven days.`,
  },
  approved: {
    title: 'Your rate is approved',
    text: ({ who, rate, currency }) => `${who} approved it: one euro is ${rate} ${currency} from now on.`,
  },
  refused: {
    title: 'Your rate is rejected',
    text: ({ who, rate, currency }) => `${who} rejected it: one euro would be ${rate} ${currency}.`,
  },
  expired: {
    title: 'Your rate has run out',
    text: ({ rate, currency }) =>
      `Nobody decided within seven days that one euro be ${rate} ${currency}. The rate is as it was.`,
  },
};

const sr: Record<Told, Words> = {
  asked: {
    title: 'Kurs čeka tvoje odobrenje',
    text: ({ who, rate, currency }) =>
      `${who} predlaže da evro bude ${rate} ${currency}, što je za sedam dana promena veća od 2 %. Predlog čeka sedam dana.`,
  },
  approved: {
    title: 'Tvoj kurs je odobren',
    text: ({ who, rate, currency }) => `${who} ga odobrava: evro je od sada ${rate} ${currency}.`,
  },
  refused: {
    title: 'Tvoj kurs je odbijen',
    text: ({ who, rate, currency }) => `${who} ga odbija: evro bi bio ${rate} ${currency}.`,
  },
  expired: {
    title: 'Tvoj kurs više ne važi',
    text: ({ rate, currency }) =>
      `Za sedam dana niko nije odlučio da evro bude ${rate} ${currency}. Kurs je ostao kakav je bio.`,
  },
};

export const RATE_TEXTS: Record<Language, Record<Told, Words>> = { EN: en, SR: sr };
