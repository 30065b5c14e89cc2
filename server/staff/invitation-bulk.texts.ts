interface Words {
  again: Record<'done' | 'stopped', string>;
  withdraw: Record<'done' | 'stopped', string>;
  counted: (done: number, total: number, leftOut: number) => string;
}

const en: Words = {
  again: { done: 'The invitations are on their way again', stopped: 'Sending again has stopped' },
  withdraw: { done: 'The invitations are withdrawn', stopped: 'Withdrawing has stopped' },
  counted: (done, total, leftOut) => `Done: ${done} of ${total}. Left out: ${leftOut}.`,
};

const sr: Words = {
  again: { done: 'Pozivnice su ponovo na putu', stopped: 'Ponovno slanje je zaustavljeno' },
  withdraw: { done: 'Pozivnice su povučene', stopped: 'Povlačenje je zaustavljeno' },
  counted: (done, total, leftOut) => `Urađeno: ${done} od ${total}. Izostavljeno: ${leftOut}.`,
};

/** What whoever did something to many invitations is told at the end. */
export const INVITATION_BULK_TEXTS = { en, sr };
