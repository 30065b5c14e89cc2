import type { Minor } from '#contract/money/money.rules.ts';
import { purchaseDateProblem, readAmount } from '#contract/requests/requests.rules.ts';
import type { FormProblems, RequestForm } from './request-form.ts';

/** What the rules look at beside the form. */
export interface FilingFacts {
  /** YYYY-MM-DD, in Belgrade. */
  today: string;
  /** The day when a resubmitted request was first filed; today otherwise. */
  firstFiled: string;
  /** What can be asked for in the chosen category; null while it is not known, and the server alone looks. */
  available: Minor | null;
}

/** What is wrong with the details, by the rules that the server has too: nothing is sent in vain. */
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

/** specification.md 5: whether the amount, as far as it is one, is higher than what is available. */
export function isOverBudget({ amount }: Pick<RequestForm, 'amount'>, { available }: Pick<FilingFacts, 'available'>) {
  const { amount: typed } = readAmount(amount);
  return typed !== null && available !== null && typed > available;
}
