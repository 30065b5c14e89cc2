import { actingValues } from '../changes/insert-changes.ts';
import { sql } from '../database/text.ts';
import { personNamed } from '../people/full-name.ts';
import { countOwners, lockOwners } from '../roles/last-owner.ts';
import { tellLastDays } from '../staff/tell-last-days.ts';
import { unitsOf } from './alike-units.ts';
import type { ImportKindParts } from './import-kind.ts';
import { PEOPLE_WORDS } from './imports.texts.ts';
import { judgePeople } from './judge-people.ts';
import { readMovedPeople } from './read-moved-people.ts';
import { takeBackEnds, takeBackNext } from './undo-statements.ts';

/** Imports of people into a company. */
export const peopleImport: ImportKindParts = {
  words: PEOPLE_WORDS,
  noKey: {
    en: 'Say which column is the e-mail, or the employee number',
    sr: 'Reci koja kolona je e-adresa ili broj zaposlenog',
  },
  changed: {
    en: 'Some of these people have changed meanwhile. Nothing was written: look at them once more.',
    sr: 'Neki od ovih ljudi su u međuvremenu promenjeni. Ništa nije upisano: pogledaj ih još jednom.',
  },
  record: sql`(select ${personNamed('u')}
    from users u where u.company_id = r.company_id and u.id = r.target_id)`,
  known: async (database, companyId, field) => (field === 'unit' ? unitsOf(database, companyId) : []),
  judge: judgePeople,
  readMoved: readMovedPeople,
  takeBack: async (transaction, { by, now, companyId, id, size }) => {
    // Locked before the people: owners are counted, and nobody may be given a role meanwhile.
    await lockOwners(transaction, { companyId });
    const { platform: platformOwners, company: companyOwners } = await countOwners(transaction, { companyId });
    const next = { ...actingValues(by, now), companyId, id, size, platformOwners, companyOwners };
    const [row] = await takeBackNext(transaction, next);
    const { undone, kept, days } = row ?? { undone: 0, kept: 0, days: [] };
    for (const { day, userIds } of days) await tellLastDays(transaction, { companyId, userIds, day, now });
    return { undone, kept };
  },
  takeBackRest: async (transaction, { by, now, companyId, id }) => {
    const days = await takeBackEnds(transaction, { ...actingValues(by, now), companyId, id });
    for (const { day, userIds } of days)
      if (userIds.length > 0) await tellLastDays(transaction, { companyId, userIds, day, now });
    return days.reduce((sum, { people }) => sum + people, 0);
  },
};
