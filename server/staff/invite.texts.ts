interface Words {
  title: string;
  stopped: string;
  invited: (count: number, total: number) => string;
  leftOut: (count: number) => string;
}

const en: Words = {
  title: 'The invitations are on their way',
  stopped: 'Inviting has stopped',
  invited: (count, total) => `Invited: ${count} of ${total} people.`,
  leftOut: (count) => `Left out because they have an account, or were written to four times in a month: ${count}.`,
};

const sr: Words = {
  title: 'Pozivnice su na putu',
  stopped: 'Slanje pozivnica je zaustavljeno',
  invited: (count, total) => `Pozvano: ${count} od ${total}.`,
  leftOut: (count) => `Izostavljeno jer već imaju nalog ili im je pisano četiri puta u mesec dana: ${count}.`,
};

/** What whoever invited many is told at the end. */
export const INVITE_TEXTS = { en, sr };

interface BulkWords {
  again: Record<'done' | 'stopped', string>;
  withdraw: Record<'done' | 'stopped', string>;
  counted: (done: number, total: number, leftOut: number) => string;
}

const enBulk: BulkWords = {
  again: { done: 'The invitations are on their way again', stopped: 'Sending again has stopped' },
  withdraw: { done: 'The invitations are withdrawn', stopped: 'Withdrawing has stopped' },
  counted: (done, total, leftOut) => `Done: ${done} of ${total}. Left out: ${leftOut}.`,
};

const srBulk: BulkWords = {
  again: { done: 'Pozivnice su ponovo na putu', stopped: 'Ponovno slanje je zaustavljeno' },
  withdraw: { done: 'Pozivnice su povučene', stopped: 'Povlačenje je zaustavljeno' },
  counted: (done, total, leftOut) => `Urađeno: ${done} od ${total}. Izostavljeno: ${leftOut}.`,
};

/** What whoever did something to many invitations is told at the end. */
export const INVITATION_BULK_TEXTS = { en: enBulk, sr: srBulk };
