import type { Minor } from '#contract/money/money.rules.ts';
import { purchaseDateProblem, readAmount } from '#contract/requests/requests.rules.ts';
import type { FormProblems, RequestForm } from './request-form.ts';

/** Facts that the rules need besides the form. */
export interface FilingFacts {
  /** YYYY-MM-DD, in Belgrade. */
  today: string;
  /** The day when a resubmitted request was first filed; today otherwise. */
  firstFiled: string;
  /** Available money in the chosen category; null while unknown, in which case only the server checks. */
  available: Minor | null;
}

/** Problems of the details by the same rules as on the server, so that a request that would be refused is not sent. */
export function formProblems(form: RequestForm, facts: FilingFacts): FormProblems {
  const problems: FormProblems = {};
  if (form.category === null) problems.category = 'required';
  if (form.provider.trim() === '') problems.provider = 'required';
  if (form.description.trim() === '') problems.description = 'required';
  const date = purchaseDateProblem(form.purchaseDate, facts.today, facts.firstFiled);
  if (date) problems.purchaseDate = date;
  const { problem } = readAmount(form.amount);
  if (problem) problems.amount = problem;
  else if (isOverBudget(form, facts)) problems.amount = 'overBudget';
  return problems;
}

/** specification.md 5: whether the amount, if it is valid, is higher than what is available. */
export function isOverBudget({ amount }: Pick<RequestForm, 'amount'>, { available }: Pick<FilingFacts, 'available'>) {
  const { amount: typed } = readAmount(amount);
  return typed !== null && available !== null && typed > available;
}
