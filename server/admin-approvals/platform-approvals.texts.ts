import type { Language } from '#contract/language/language.ts';

export interface Words {
  title: string;
  text: (who: string, sum: string) => string;
}

type About = Record<'refund' | 'limit', Words>;

const en: Record<'asked' | 'approved' | 'refused' | 'expired', About> = {
  asked: {
    refund: {
      title: 'A refund waits for your approval',
      text: (who, sum) => `${who} proposes to cancel an order and to give ${sum} back. It waits for seven days.`,
    },
    limit: {
      title: 'A limit waits for your approval',
      text: (who, sum) =>
        `${who} proposes that a refund need a second person above ${sum} only. It waits for seven days.`,
    },
  },
  approved: {
    refund: { title: 'Your refund is approved', text: (who, sum) => `${who} approved it: ${sum} went back.` },
    limit: { title: 'Your limit is approved', text: (who, sum) => `${who} approved it: the limit is ${sum} now.` },
  },
  refused: {
    refund: { title: 'Your refund is rejected', text: (who, sum) => `${who} rejected giving ${sum} back.` },
    limit: { title: 'Your limit is rejected', text: (who, sum) => `${who} rejected a limit of ${sum}.` },
  },
  expired: {
    refund: {
      title: 'Your refund has run out',
      text: (_, sum) => `Nobody decided within seven days on giving ${sum} back. The order is as it was.`,
    },
    limit: {
      title: 'Your limit has run out',
      text: (_, sum) => `Nobody decided within seven days on a limit of ${sum}. The limit is as it was.`,
    },
  },
};

const sr: Record<'asked' | 'approved' | 'refused' | 'expired', About> = {
  asked: {
    refund: {
      title: 'Povraćaj čeka tvoje odobrenje',
      text: (who, sum) => `${who} predlaže da se porudžbina otkaže i da se vrati ${sum}. Predlog čeka sedam dana.`,
    },
    limit: {
      title: 'Granica čeka tvoje odobrenje',
      text: (who, sum) => `${who} predlaže da povraćaj traži drugu osobu tek iznad ${sum}. Predlog čeka sedam dana.`,
    },
  },
  approved: {
    refund: { title: 'Tvoj povraćaj je odobren', text: (who, sum) => `${who} ga odobrava: vraća se ${sum}.` },
    limit: { title: 'Tvoja granica je odobrena', text: (who, sum) => `${who} je odobrava: granica je sada ${sum}.` },
  },
  refused: {
    refund: { title: 'Tvoj povraćaj je odbijen', text: (who, sum) => `${who} odbija povraćaj od ${sum}.` },
    limit: { title: 'Tvoja granica je odbijena', text: (who, sum) => `${who} odbija granicu od ${sum}.` },
  },
  expired: {
    refund: {
      title: 'Tvoj povraćaj više ne važi',
      text: (_, sum) => `Za sedam dana niko nije odlučio da li da se vrati ${sum}. Porudžbina je ostala kakva je bila.`,
    },
    limit: {
      title: 'Tvoja granica više ne važi',
      text: (_, sum) => `Za sedam dana niko nije odlučio o granici od ${sum}. Granica je ostala kakva je bila.`,
    },
  },
};

export const PLATFORM_APPROVAL_TEXTS: Record<Language, typeof en> = { EN: en, SR: sr };
