import { addMonths, isDay } from '../calendar/days.rules.ts';
import { type Minor, toMinor } from '../money/money.rules.ts';

export const REQUEST_KINDS = ['reimbursement', 'invoice'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATUSES = ['pending', 'in_review', 'accepted', 'rejected', 'cancelled'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** On whose side of a request somebody stands. */
export type RequestSide = 'employee' | 'reviewer';

interface Step {
  from: RequestStatus;
  to: RequestStatus;
  by: RequestSide;
}

/** product.md 4, the whole graph: pending → in review → accepted or rejected; cancelled by the employee while pending. */
export const REQUEST_STEPS: readonly Step[] = [
  { from: 'pending', to: 'in_review', by: 'reviewer' },
  { from: 'pending', to: 'cancelled', by: 'employee' },
  { from: 'in_review', to: 'accepted', by: 'reviewer' },
  { from: 'in_review', to: 'rejected', by: 'reviewer' },
];

/** Whether that side may take a request there from where it is. */
export function mayMove(from: RequestStatus, to: RequestStatus, by: RequestSide): boolean {
  return REQUEST_STEPS.some((step) => step.from === from && step.to === to && step.by === by);
}

/** Nothing follows a decision; until then the amount is held. */
export function isDecided(status: RequestStatus): boolean {
  return REQUEST_STEPS.every(({ from }) => from !== status);
}

/** What was refused or taken back may be filed again, once (product.md 7.3). */
export function mayResubmit({ status, resubmitted_by }: { status: RequestStatus; resubmitted_by: number | null }) {
  return (status === 'rejected' || status === 'cancelled') && resubmitted_by === null;
}

/** The most that one request can be about: 99.999.999,99 in minor units. */
export const MAX_AMOUNT: Minor = 9_999_999_999;

/** Why a typed amount is none. `comma`: decimals use a dot (specification.md 5). */
export type AmountProblem = 'required' | 'comma' | 'decimals' | 'notNumber' | 'negative' | 'zero' | 'tooLarge';

export type ReadAmount = { amount: Minor; problem: null } | { amount: null; problem: AmountProblem };

/** Reads an amount as a person types it, in major units with a decimal dot and at most two decimals (specification.md 5). */
export function readAmount(typed: string): ReadAmount {
  const text = typed.trim();
  const problem = shapeProblem(text);
  if (problem) return { amount: null, problem };
  // Compared before it is rounded: what is huge has no exact minor units.
  if (Number(text) > MAX_AMOUNT / 100) return none('tooLarge');
  const amount = toMinor(Number(text));
  return amount === 0 ? none('zero') : { amount, problem: null };
}

const none = (problem: AmountProblem): ReadAmount => ({ amount: null, problem });

function shapeProblem(text: string): AmountProblem | null {
  if (text === '') return 'required';
  if (/^[-−]/.test(text)) return 'negative';
  if (text.includes(',')) return 'comma';
  if (/^\d+\.\d{3,}$/.test(text)) return 'decimals';
  return /^\d+(\.\d{1,2})?$/.test(text) ? null : 'notNumber';
}

export type PurchaseDateProblem = 'required' | 'noDay' | 'future' | 'tooOld';

/** The oldest day whose purchase may be filed on `filed`: the same day of the year before. Days as YYYY-MM-DD. */
export function oldestPurchase(filed: string): string {
  return addMonths(filed, -12);
}

/** What is wrong with the day of a purchase; `firstFiled` is `today`, or the day when a resubmitted request was first filed. */
export function purchaseDateProblem(day: string, today: string, firstFiled = today): PurchaseDateProblem | null {
  if (day.trim() === '') return 'required';
  if (!isDay(day)) return 'noDay';
  if (day > today) return 'future';
  return day < oldestPurchase(firstFiled) ? 'tooOld' : null;
}

/** specification.md 5: an uploaded file is up to 2 MB. */
export const MAX_FILE_BYTES = 2 * 1024 * 1024;

/** product.md 4: PDF, JPEG or PNG, as its content says. */
export const REQUEST_FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** What of a person's budgets decides how much can be asked for. */
export interface Budgets {
  /** What is available on the flexible account, in major units. */
  available: number;
  category_budgets: readonly { category_id: number; amount: number; spent: number; held: number }[];
}

/** What can be asked for in a category: what is left of its yearly budget, and then of the flexible one. Minor units. */
export function availableIn(categoryId: number | null, { available, category_budgets }: Budgets): Minor {
  const yearly = category_budgets.find(({ category_id }) => category_id === categoryId);
  const left = yearly ? toMinor(yearly.amount) - toMinor(yearly.spent) - toMinor(yearly.held) : 0;
  return Math.max(0, left) + Math.max(0, toMinor(available));
}
