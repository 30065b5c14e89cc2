import { actingValues } from '../changes/noted.ts';
import { lockCompany } from '../companies/lock-company.ts';
import { sql } from '../database/text.ts';
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
  record: sql`(select jsonb_build_object('id', u.id, 'name', trim(concat_ws(' ', u.first_name, u.last_name)))
    from users u where u.company_id = r.company_id and u.id = r.target_id)`,
  known: async (database, companyId, field) => (field === 'unit' ? unitsOf(database, companyId) : []),
  judge: judgePeople,
  readMoved: readMovedPeople,
  takeBack: async (transaction, { by, now, companyId, id, size }) => {
    await lockCompany(transaction, companyId);
    const [row] = await takeBackNext(transaction, { ...actingValues(by, now), companyId, id, size });
    return row ?? { undone: 0, kept: 0 };
  },
  takeBackRest: async (transaction, { by, now, companyId, id }) => {
    await takeBackEnds(transaction, { ...actingValues(by, now), companyId, id });
  },
};
