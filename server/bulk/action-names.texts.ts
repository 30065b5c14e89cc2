import type { Text } from '../errors/app-error.ts';
import type { BulkTopic } from '../records/bulks.table.ts';

type Names = Readonly<Record<string, Text>>;

/** Names of bulk actions. */
const NAMES: Names = {
  offer: { en: 'Offer', sr: 'Stavljanje u ponudu' },
  withdraw: { en: 'Withdraw', sr: 'Sklanjanje iz ponude' },
  category: { en: 'Move to a category', sr: 'Druga kategorija' },
  provider: { en: 'Give to a provider', sr: 'Drugi partner' },
  discount: { en: 'Set the discount', sr: 'Popust' },
  companies: { en: 'Set the companies', sr: 'Kompanije' },
  price: { en: 'Change the price', sr: 'Promena cene' },
  copy: { en: 'Copy', sr: 'Kopiranje' },
  deactivate: { en: 'Deactivate', sr: 'Isključivanje' },
  reactivate: { en: 'Activate', sr: 'Uključivanje' },
  switch_off: { en: 'Switch off', sr: 'Isključivanje' },
  switch_on: { en: 'Switch on', sr: 'Uključivanje' },
  invite: { en: 'Invite', sr: 'Pozivanje' },
  unit: { en: 'Set the unit', sr: 'Upis jedinice' },
  end: { en: 'Last day', sr: 'Poslednji dan' },
  sign_out: { en: 'Sign out everywhere', sr: 'Odjava sa svih uređaja' },
  process: { en: 'Start processing', sr: 'U pripremu' },
  complete: { en: 'Complete', sr: 'Završetak' },
};

// Other names for topics that are not sold: questions and invitations.
const OF_TOPIC: Partial<Record<BulkTopic, Names>> = {
  questions: { offer: { en: 'Show', sr: 'Prikazivanje' }, withdraw: { en: 'Withdraw', sr: 'Sklanjanje' } },
  invitations: { again: { en: 'Send again', sr: 'Ponovno slanje' }, withdraw: { en: 'Withdraw', sr: 'Povlačenje' } },
};

/** Name of a bulk action in the list of a day's changes; undefined where the kind of the change already says it. */
export const actionName = (topic: BulkTopic, action: string): Text | undefined => (OF_TOPIC[topic] ?? NAMES)[action];
