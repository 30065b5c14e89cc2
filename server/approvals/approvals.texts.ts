import type { ApprovalKind, ApprovalStatus } from '#contract/approvals/approvals.rules.ts';
import type { Language } from '#contract/language/language.ts';

/** Who proposed something, and its figures as formatted text. */
export interface Proposed {
  who: string;
  sum: string;
  people: string;
}

export type Ended = Exclude<ApprovalStatus, 'waiting'>;

interface Words {
  asked: Record<ApprovalKind, { title: string; text: (proposed: Proposed) => string }>;
  /** To the proposer; `who` decided. */
  ended: Record<Exclude<Ended, 'withdrawn'>, { title: string; text: (proposed: Proposed) => string }>;
  /** To the proposer, if it ended before it expired: the first reviewer reviews no more, or the platform decided. */
  endedEarly: { title: string; text: (proposed: Proposed) => string };
  button: string;
  footer: string;
  /** Footer for reviewers of requests. */
  requestFooter: string;
}

const en: Words = {
  asked: {
    gift: {
      title: 'A budget waits for your approval',
      text: ({ who, sum, people }) =>
        `${who} proposes a budget of ${sum} in all. Number of people: ${people}. It waits for seven days.`,
    },
    request: {
      title: 'A request waits for a second person',
      text: ({ who, sum }) =>
        `${who} accepts a request of ${sum}, which is above the limit. Somebody else has to accept it as well, within seven days.`,
    },
    take_back: {
      title: 'Taking back waits for your approval',
      text: ({ who, sum, people }) =>
        `${who} proposes to take back ${sum} in all. Number of people: ${people}. It waits for seven days.`,
    },
    import: {
      title: 'A file of budgets waits for your approval',
      text: ({ who, sum, people }) =>
        `${who} proposes a file that gives and takes back ${sum} in all. Number of people: ${people}. It waits for seven days.`,
    },
    limit: {
      title: 'A higher limit waits for your approval',
      text: ({ who, sum }) =>
        `${who} proposes that only above ${sum} a second person is needed. It waits for seven days.`,
    },
  },
  ended: {
    approved: {
      title: 'Your proposal is approved',
      text: ({ who, sum }) => `${who} approved what you proposed: ${sum}.`,
    },
    refused: {
      title: 'Your proposal is rejected',
      text: ({ who, sum }) => `${who} rejected what you proposed: ${sum}.`,
    },
    expired: {
      title: 'Your proposal has run out',
      text: ({ sum }) => `Nobody decided within seven days on what you proposed: ${sum}. No money has moved.`,
    },
  },
  endedEarly: {
    title: 'Your proposal is no longer valid',
    text: ({ sum }) => `What you proposed no longer waits for a second person: ${sum}.`,
  },
  button: 'Look at it',
  footer: 'You get this e-mail because you look after budgets of your company.',
  requestFooter: 'You get this e-mail because you review requests of your company.',
};

const sr: Words = {
  asked: {
    gift: {
      title: 'Budžet čeka tvoje odobrenje',
      text: ({ who, sum, people }) =>
        `${who} predlaže budžet od ukupno ${sum}. Broj ljudi: ${people}. Predlog čeka sedam dana.`,
    },
    request: {
      title: 'Zahtev čeka drugu osobu',
      text: ({ who, sum }) =>
        `${who} prihvata zahtev od ${sum}, što je iznad granice. Treba da ga prihvati još neko, u roku od sedam dana.`,
    },
    take_back: {
      title: 'Povlačenje čeka tvoje odobrenje',
      text: ({ who, sum, people }) =>
        `${who} predlaže da se povuče ukupno ${sum}. Broj ljudi: ${people}. Predlog čeka sedam dana.`,
    },
    import: {
      title: 'Fajl sa budžetima čeka tvoje odobrenje',
      text: ({ who, sum, people }) =>
        `${who} predlaže fajl kojim se daje i povlači ukupno ${sum}. Broj ljudi: ${people}. Predlog čeka sedam dana.`,
    },
    limit: {
      title: 'Viša granica čeka tvoje odobrenje',
      text: ({ who, sum }) =>
        `${who} predlaže da još jedna osoba bude potrebna tek iznad ${sum}. Predlog čeka sedam dana.`,
    },
  },
  ended: {
    approved: {
      title: 'Tvoj predlog je odobren',
      text: ({ who, sum }) => `${who} odobrava ono što je predloženo: ${sum}.`,
    },
    refused: {
      title: 'Tvoj predlog je odbijen',
      text: ({ who, sum }) => `${who} odbija ono što je predloženo: ${sum}.`,
    },
    expired: {
      title: 'Tvoj predlog više ne važi',
      text: ({ sum }) => `Za sedam dana niko nije odlučio o predlogu: ${sum}. Novac se nije pomerio.`,
    },
  },
  endedEarly: {
    title: 'Tvoj predlog više ne važi',
    text: ({ sum }) => `Predlog više ne čeka drugu osobu: ${sum}.`,
  },
  button: 'Pogledaj',
  footer: 'Ovu poruku dobijaš jer brineš o budžetima svoje kompanije.',
  requestFooter: 'Ovu poruku dobijaš jer pregledaš zahteve svoje kompanije.',
};

export const APPROVAL_TEXTS: Record<Language, Words> = { EN: en, SR: sr };
