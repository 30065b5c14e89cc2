import { addMonths, isDay } from '../calendar/days.rules.ts';
import { type Minor, toMinor } from '../money/money.rules.ts';

export const REQUEST_KINDS = ['reimbursement', 'invoice'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATUSES = ['pending', 'in_review', 'accepted', 'rejected', 'cancelled'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Who moves a request: the employee who filed it, or a reviewer. */
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

/** Whether that side can move a request from one status to the other. */
export function mayMove(from: RequestStatus, to: RequestStatus, by: RequestSide): boolean {
  return REQUEST_STEPS.some((step) => step.from === from && step.to === to && step.by === by);
}

/** A decided request never changes; until then its amount is held. */
export function isDecided(status: RequestStatus): boolean {
  return REQUEST_STEPS.every(({ from }) => from !== status);
}

/** A rejected or cancelled request can be filed again, once (product.md 7.3). */
export function mayResubmit({ status, resubmitted_by }: { status: RequestStatus; resubmitted_by: number | null }) {
  return (status === 'rejected' || status === 'cancelled') && resubmitted_by === null;
}

/** The highest amount of a request: 99.999.999,99, here in minor units. */
export const MAX_AMOUNT: Minor = 9_999_999_999;

/** Why a typed amount is invalid. `comma`: decimals use a dot (specification.md 5). */
export type AmountProblem = 'required' | 'comma' | 'decimals' | 'notNumber' | 'negative' | 'zero' | 'tooLarge';

export type ReadAmount = { amount: Minor; problem: null } | { amount: null; problem: AmountProblem };

/** Parses an amount typed in major units, with a decimal dot and at most two decimals (specification.md 5). */
export function readAmount(typed: string): ReadAmount {
  const text = typed.trim();
  const problem = shapeProblem(text);
  if (problem) return { amount: null, problem };
  // Compared before rounding, since huge numbers have no exact minor units.
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

/** Problem of the day of a purchase; `firstFiled` is `today`, or for a resubmitted request the day it was first filed. */
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

/** The budgets of a person that decide how much a request can be about. */
export interface Budgets {
  /** Available on the flexible account, in major units. */
  available: number;
  category_budgets: readonly { category_id: number; amount: number; spent: number; held: number }[];
}

/** The most that can be requested in a category: what is left of its yearly budget and of the flexible one. Minor units. */
export function availableIn(categoryId: number | null, { available, category_budgets }: Budgets): Minor {
  const yearly = category_budgets.find(({ category_id }) => category_id === categoryId);
  const left = yearly ? toMinor(yearly.amount) - toMinor(yearly.spent) - toMinor(yearly.held) : 0;
  return Math.max(0, left) + Math.max(0, toMinor(available));
}
