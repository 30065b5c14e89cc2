import { LONGEST_NOTE } from '../gifts/gifts.rules.ts';
import type { Minor } from '../money/money.rules.ts';
import { isEmail } from '../session/session.rules.ts';
import { type FileAmountProblem, fileAmount } from './file-amount.rules.ts';
import { cellText, EMPTIES, type Mapping } from './import.rules.ts';
import { BUDGET_FIELDS, type BudgetImportField } from './import-fields.ts';
import { type Slip, slipOf } from './slips.rules.ts';

/** Problems of a cell in a file of budgets. */
export type BudgetCellProblem = FileAmountProblem | 'required' | 'email' | 'long';

/** Values that a row asks for. */
export interface BudgetAsked {
  email?: string;
  external_id?: string;
  /** A negative amount is taken back. */
  amount?: Minor;
  /** Category by name; without one it is the flexible budget. */
  category?: string;
  note?: string;
}

interface Problem {
  field: BudgetImportField;
  code: BudgetCellProblem;
  slip?: Slip;
}

export interface BudgetRow {
  asked: BudgetAsked;
  problems: Problem[];
}

/** Parses a row of a file of budgets, as far as that is possible without the list of people. */
export function readBudgetRow(cells: readonly string[], mapping: Mapping): BudgetRow {
  const asked: BudgetAsked = {};
  const problems: Problem[] = [];
  for (const field of BUDGET_FIELDS) {
    const column = mapping[field];
    const typed = column === undefined ? '' : (cells[column] ?? '');
    const text = typed.trim() === EMPTIES ? '' : cellText(typed);
    if (text === '') continue;
    const read = READ[field](text);
    if ('code' in read) problems.push(Object.assign({ field }, read));
    else Object.assign(asked, { [field]: read.value });
  }
  return { asked, problems: [...problems, ...missing(asked, problems, mapping)] };
}

type Read = { value: string | Minor } | Omit<Problem, 'field'>;

const READ: Record<BudgetImportField, (text: string) => Read> = {
  email: (text) => (isEmail(text) ? { value: text.toLowerCase() } : withSlip('email', slipOf(text))),
  external_id: (text) => ({ value: text }),
  amount: (text) => {
    const read = fileAmount(text);
    return typeof read === 'number' ? { value: read } : withSlip(read.problem, read.slip ? 'amount' : null);
  },
  category: (text) => ({ value: text }),
  note: (text) => (text.length > LONGEST_NOTE ? { code: 'long' } : { value: text }),
};

const withSlip = (code: BudgetCellProblem, slip: Slip | null) => Object.assign({ code }, slip ? { slip } : {});

/** Adds a problem for each of the person and the amount that a row does not name. */
function missing(asked: BudgetAsked, problems: readonly Problem[], mapping: Mapping): Problem[] {
  const isWrong = (field: BudgetImportField) => problems.some((problem) => problem.field === field);
  const who = mapping.email === undefined ? 'external_id' : 'email';
  const found: Problem[] = [];
  if (asked.email === undefined && asked.external_id === undefined && !isWrong('email'))
    found.push({ field: who, code: 'required' });
  if (asked.amount === undefined && !isWrong('amount')) found.push({ field: 'amount', code: 'required' });
  return found;
}
