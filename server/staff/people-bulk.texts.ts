import type { PeopleAction } from '#contract/staff/people-bulk-actions.ts';
import type { BulkWords } from '../bulk/bulk-task.ts';

/** Titles of the notification at the end of a bulk of people. */
export const PEOPLE_BULK_TEXTS: Record<PeopleAction, BulkWords> = {
  invite: {
    done: { en: 'The invitations are on their way', sr: 'Pozivnice su na putu' },
    stopped: { en: 'Inviting has stopped', sr: 'Pozivanje je zaustavljeno' },
  },
  unit: {
    done: { en: 'The unit is set', sr: 'Jedinica je upisana' },
    stopped: { en: 'Setting the unit has stopped', sr: 'Upisivanje jedinice je zaustavljeno' },
  },
  end: {
    done: { en: 'The departures are noted', sr: 'Odlasci su upisani' },
    stopped: { en: 'Noting the departures has stopped', sr: 'Upisivanje odlazaka je zaustavljeno' },
  },
  sign_out: {
    done: { en: 'They are signed out', sr: 'Uređaji su odjavljeni' },
    stopped: { en: 'Signing out has stopped', sr: 'Odjavljivanje je zaustavljeno' },
  },
};

/** Titles of the notification once a bulk is taken back. */
export const TAKEN_BACK: BulkWords = {
  done: { en: 'The change of people was undone', sr: 'Promena kod ljudi je vraćena' },
  stopped: { en: 'Undoing the change was stopped', sr: 'Vraćanje promene je zaustavljeno' },
};
