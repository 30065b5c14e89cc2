import { available, FLEXIBLE, payFromBudgets } from '#contract/budgets/budgets.rules.ts';
import { businessDay } from '#contract/calendar/calendar.rules.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import type { Duplicate } from '#contract/requests/requests.contract.ts';
import { mayResubmit, purchaseDateProblem } from '#contract/requests/requests.rules.ts';
import { searchKey } from '#contract/search/search.rules.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import { lockCaller } from '../caller/lock-caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../errors/request.errors.ts';
import type { FilingAttempt } from './filing.ts';
import { placeRequest } from './place-request.ts';
import { type Filing, type Original, type PriorRequest, readFiling, type Similar } from './read-filing.ts';
import {
  fileMissing,
  filingInvalid,
  keyOfAnotherRequest,
  notToResubmit,
  overBudget,
  possibleDuplicate,
} from './requests.errors.ts';

/**
 * Files a request and holds its amount, in one transaction: it locks the person's row first, which serialises purchases and other requests,
 * then their accounts. The category budget is that of the year of filing. Returns its id. Refusals: bad fields, over budget (400), a
 * possible duplicate or nothing to resubmit (409), a key of another request (422).
 */
export async function fileRequest(database: Database, attempt: FilingAttempt): Promise<number> {
  const { person, idempotencyKey, resubmits, categoryId, amount, purchaseDate, file, now } = attempt;
  const year = budgetYear(now);
  // Checked first: an invalid date would fail in the SQL that compares it with other requests.
  const noDay = purchaseDateProblem(purchaseDate, businessDay(now), purchaseDate);
  if (noDay) throw filingInvalid({ amount: null, date: noDay, category: false });
  return inTransaction(database, async (transaction) => {
    await lockCaller(transaction, person);
    const asked = { idempotencyKey, resubmits, categoryId, amount, purchaseDate, year, sha256: file?.sha256 ?? null };
    const filing = await readFiling(transaction, person, asked);
    if (filing.prior) return sameAnswer(filing.prior, attempt);
    const original = checkOriginal(filing.original, attempt);
    checkFields(filing, attempt, original);
    checkDuplicates(filing.similar, attempt);
    const held = payFromAccounts(filing, attempt);
    const fileId = file ? await file.store(transaction) : original?.fileId;
    if (fileId === undefined) throw fileMissing();
    const firstFiledAt = original ? new Date(original.firstFiledAt) : now;
    return placeRequest(transaction, { ...attempt, currency: filing.currency, held, year, fileId, firstFiledAt });
  });
}

function sameAnswer(prior: PriorRequest, attempt: FilingAttempt): number {
  const { id, sha256, ...fields } = prior;
  const asked = (Object.keys(fields) as (keyof typeof fields)[]).every((field) => fields[field] === attempt[field]);
  if (!asked || (attempt.file && attempt.file.sha256 !== sha256)) throw keyOfAnotherRequest();
  return id;
}

function checkOriginal(original: Original | null, { resubmits }: FilingAttempt): Original | null {
  if (resubmits === null) return null;
  if (!original) throw notFound();
  const { status, resubmittedBy } = original;
  if (!mayResubmit({ status, resubmitted_by: resubmittedBy })) throw notToResubmit();
  return original;
}

function checkFields({ isCategory }: Filing, { purchaseDate, file, now }: FilingAttempt, original: Original | null) {
  const today = businessDay(now);
  const firstFiled = original ? businessDay(new Date(original.firstFiledAt)) : today;
  const date = purchaseDateProblem(purchaseDate, today, firstFiled);
  if (date || !isCategory) throw filingInvalid({ amount: null, date, category: !isCategory });
  if (!file && !original) throw fileMissing();
}

// product.md 7.8: the same file, or the same amount, date and provider. Only what holds or took money can be paid twice.
function checkDuplicates(similar: readonly Similar[], { providerName, duplicateAccepted }: FilingAttempt): void {
  if (duplicateAccepted) return;
  const provider = searchKey(providerName);
  const same = similar.filter((one) => one.sameFile || searchKey(one.providerName) === provider);
  if (same.length > 0) throw possibleDuplicate(same.map(toDuplicate));
}

function toDuplicate({ providerName, purchaseDate, amount, filedAt, sameFile, ...plain }: Similar): Duplicate {
  return {
    ...plain,
    provider_name: providerName,
    purchase_date: purchaseDate,
    amount: toMajor(amount),
    filed_at: filedAt,
    same: sameFile ? 'file' : 'purchase',
  };
}

// specification.md 5: not more than the available budget; the category's own first, then the flexible one (product.md 1).
function payFromAccounts({ accounts }: Filing, { categoryId, amount }: FilingAttempt) {
  const byCategory = new Map(accounts.map((account) => [account.categoryId, available(account)]));
  const [held] = payFromBudgets([{ categoryId, amount }], byCategory.get(FLEXIBLE.categoryId) ?? 0, byCategory) ?? [];
  if (!held) throw overBudget();
  return held;
}
