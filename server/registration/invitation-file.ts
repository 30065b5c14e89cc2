import type { Invitation, InvitationStatus } from '#contract/registration/registration.contract.ts';
import type { RecordsFile } from '../records/export-records.ts';

/** Labels of an invitation's status in a file, in both languages. */
const STATUSES: Record<InvitationStatus, string> = {
  registered: 'Ima nalog / Registered',
  withdrawn: 'Povučena / Withdrawn',
  expired: 'Istekla / Expired',
  opened: 'Otvorena / Opened',
  sent: 'Poslata / Sent',
  waiting: 'Čeka slanje / Waiting to leave',
};

/** The invitations of a company as a file. */
export const INVITATIONS_FILE: RecordsFile<Invitation> = {
  headings: [
    'E-adresa / E-mail',
    'Osoba / Person',
    'Stanje / State',
    'Poslata / Sent',
    'Otvorena / Opened',
    'Važi do / Valid until',
    'Ko je poziva / Invited by',
  ],
  cells: ({ email, person, status, sent_at, opened_at, expires_at, by }) => [
    ...[email, person?.name ?? '', STATUSES[status], sent_at ?? '', opened_at ?? '', expires_at, by ?? ''],
  ],
};
