import { sql } from '../../database/text.ts';
import type { ImportKindParts } from '../import-kind.ts';
import { BENEFIT_WORDS } from '../imports.texts.ts';
import { namesOf } from './catalogue.ts';
import { judgeBenefits } from './judge-benefits.ts';
import { readMovedBenefits } from './read-moved-benefits.ts';
import { takeBenefitsBack } from './take-benefits-back.ts';

/** Imports of benefits into the catalogue. */
export const benefitImport: ImportKindParts = {
  words: BENEFIT_WORDS,
  noKey: { en: 'Say which column is the name, or the code', sr: 'Reci koja kolona je naziv ili šifra' },
  changed: {
    en: 'Some of these benefits have changed meanwhile. Nothing was written: look at them once more.',
    sr: 'Neki od ovih benefita su u međuvremenu promenjeni. Ništa nije upisano: pogledaj ih još jednom.',
  },
  record: sql`(select jsonb_build_object('id', b.id, 'name', coalesce(nullif(b.name_sr, ''), b.name_en))
    from benefits b where b.id = r.target_id)`,
  known: (database, _, field) => namesOf(database, field),
  judge: judgeBenefits,
  readMoved: readMovedBenefits,
  takeBack: takeBenefitsBack,
};
