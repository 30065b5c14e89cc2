import type { Language } from '#contract/language/language.ts';

interface Words {
  open: string;
  trial: (title: string) => string;
  sent: string;
  stopped: string;
  told: (told: string, total: string) => string;
  skipped: (count: string) => string;
  withdrawn: string;
  withdrawStopped: string;
  removed: (removed: string, kept: string) => string;
  /** People who were not checked because the withdrawal was stopped. */
  unchecked: (count: string) => string;
  asked: { title: string; text: (who: string, title: string, people: string) => string };
  refused: { title: string; text: (who: string, title: string) => string };
  approved: { title: string; text: (who: string, title: string) => string };
  approvedLater: (who: string, title: string, moment: string) => string;
  /** Cancelled before it began or was resumed, by a person other than the sender. */
  recalled: { title: string; text: (who: string, title: string) => string };
  expired: { title: string; text: (who: string, title: string) => string };
}

/** Texts of notifications about announcements, in both languages. */
export const ANNOUNCEMENT_WORDS: Record<Language, Words> = {
  SR: {
    open: 'Pogledaj',
    trial: (title) => `Proba: ${title}`,
    sent: 'Obaveštenje je poslato',
    stopped: 'Slanje obaveštenja je zaustavljeno',
    told: (told, total) => `Stiglo je do ${told} od ${total}.`,
    skipped: (count) => `U međuvremenu ih je otišlo: ${count}.`,
    withdrawn: 'Obaveštenje je povučeno',
    withdrawStopped: 'Povlačenje obaveštenja je zaustavljeno',
    removed: (removed, kept) => `Nepročitanih povučeno: ${removed}. Pročitalo i ima ga: ${kept}.`,
    unchecked: (count) => `Nije provereno: ${count}.`,
    asked: {
      title: 'Obaveštenje čeka tvoje odobrenje',
      text: (who, title, people) => `${who} predlaže da se „${title}“ pošalje. Broj ljudi: ${people}.`,
    },
    refused: { title: 'Obaveštenje je odbijeno', text: (who, title) => `${who}: „${title}“ je opet nacrt.` },
    approved: { title: 'Obaveštenje je odobreno', text: (who, title) => `${who}: „${title}“ kreće na put.` },
    approvedLater: (who, title, moment) => `${who}: „${title}“ počinje ${moment}.`,
    recalled: { title: 'Obaveštenje je opozvano', text: (who, title) => `${who}: „${title}“ se zasad ne šalje.` },
    expired: {
      title: 'Obaveštenje niko nije odobrio',
      text: (_, title) => `Za sedam dana niko nije odlučio o „${title}“. Opet je nacrt, i niko ga nije dobio.`,
    },
  },
  EN: {
    open: 'Open it',
    trial: (title) => `Trial: ${title}`,
    sent: 'The announcement was sent',
    stopped: 'Sending of the announcement was stopped',
    told: (told, total) => `${told} of ${total} have it.`,
    skipped: (count) => `Left meanwhile: ${count}.`,
    withdrawn: 'The announcement was taken back',
    withdrawStopped: 'Taking back the announcement was stopped',
    removed: (removed, kept) => `Taken back unread: ${removed}. Read and kept: ${kept}.`,
    unchecked: (count) => `Not looked at: ${count}.`,
    asked: {
      title: 'An announcement waits for your approval',
      text: (who, title, people) => `${who} proposes to send “${title}”. Number of people: ${people}.`,
    },
    refused: { title: 'The announcement was rejected', text: (who, title) => `${who}: “${title}” is a draft again.` },
    approved: { title: 'The announcement was approved', text: (who, title) => `${who}: “${title}” is on its way.` },
    approvedLater: (who, title, moment) => `${who}: “${title}” begins on ${moment}.`,
    recalled: {
      title: 'The announcement was called back',
      text: (who, title) => `${who}: “${title}” is not sent for now.`,
    },
    expired: {
      title: 'Nobody approved the announcement',
      text: (_, title) => `Nobody decided within seven days on “${title}”. It is a draft again, and nobody got it.`,
    },
  },
};
