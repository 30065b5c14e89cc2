interface Words {
  title: string;
  stopped: string;
  invited: (count: string, total: string) => string;
  leftOut: (count: string) => string;
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

/** Words of the notification at the end of a task that invites. */
export const INVITE_TEXTS = { EN: en, SR: sr };
