import { businessDay } from '#contract/calendar/calendar.rules.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { fileRequest } from '#contract/requests/requests.contract.ts';
import { purchaseDateProblem, readAmount } from '#contract/requests/requests.rules.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import type { SignedInCall } from '../endpoints/serve.ts';
import { putFile, storeFile } from '../files/files.service.ts';
import type { Storage } from '../files/storage.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';
import type { PersonKey } from '../people/person-key.ts';
import type { FilingAttempt, SentFile } from './filing.ts';
import { filingInvalid } from './requests.errors.ts';

type Call = Pick<
  SignedInCall<typeof fileRequest.params, typeof fileRequest.query, typeof fileRequest.body, typeof fileRequest.file>,
  'request' | 'storage' | 'caller' | 'body' | 'file' | 'now'
>;

/** Converts a call to a filing attempt and stores the bytes of its file. Throws filingInvalid if the amount cannot be read. */
export async function attemptOf({ request, storage, caller, body, file, now }: Call): Promise<FilingAttempt> {
  const { companyId, userId } = caller;
  const idempotencyKey = readIdempotencyKey(request.headers);
  const amount = amountOf(body, now);
  return {
    person: { companyId, userId },
    kind: body.kind,
    categoryId: body.category,
    amount,
    idempotencyKey,
    now,
    providerName: body.provider_name,
    description: body.description,
    purchaseDate: body.purchase_date,
    resubmits: body.resubmits ?? null,
    duplicateAccepted: body.duplicate_accepted ?? false,
    file: file ? await keptFile(storage, caller, { file, now }) : null,
  };
}

function amountOf(body: Pick<BodyOf<typeof fileRequest>, 'amount' | 'purchase_date'>, now: Date): number {
  const { amount, problem } = readAmount(body.amount);
  if (amount !== null) return amount;
  const today = businessDay(now);
  throw filingInvalid({ amount: problem, date: purchaseDateProblem(body.purchase_date, today), category: false });
}

async function keptFile(
  storage: Storage,
  person: PersonKey,
  uploaded: { file: UploadedFile; now: Date },
): Promise<SentFile> {
  const put = await putFile(storage, person, uploaded);
  return { sha256: uploaded.file.sha256, store: (transaction) => storeFile(transaction, person, put) };
}
