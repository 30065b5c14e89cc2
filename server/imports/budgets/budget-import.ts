import { sql } from '../../database/text.ts';
import { personNamed } from '../../people/full-name.ts';
import type { ImportKindParts } from '../import-kind.ts';
import { BUDGET_WORDS } from '../imports.texts.ts';
import { checkUndo } from './check-undo.ts';
import { judgeBudgets } from './judge-budgets.ts';
import { readBudget } from './read-budget.ts';
import { readMovedBudgets } from './read-moved-budgets.ts';
import { categoryNames } from './root-categories.ts';
import { takeBudgetsBack } from './take-budgets-back.ts';

/** Imports of budgets for people of a company. */
export const budgetImport: ImportKindParts = {
  words: BUDGET_WORDS,
  noKey: {
    en: 'Say which column is the e-mail, or the employee number',
    sr: 'Reci koja kolona je e-adresa ili broj zaposlenog',
  },
  needs: ['amount', { en: 'Say which column is the amount', sr: 'Reci koja kolona je iznos' }],
  changed: {
    en: 'Somebody has bought something or left meanwhile. Nothing was written: look at these rows once more.',
    sr: 'Neko je u međuvremenu nešto kupio ili otišao. Ništa nije upisano: pogledaj te redove još jednom.',
  },
  record: sql`(select ${personNamed('u')}
    from users u where u.company_id = r.company_id and u.id = r.target_id)`,
  known: (database, _, field) => categoryNames(database, field),
  judge: judgeBudgets,
  readMoved: readMovedBudgets,
  readBudget,
  checkUndo,
  takeBack: takeBudgetsBack,
};
