import { fromPromise } from 'xstate';
import { fileRequest, type RequestDetail } from '#contract/requests/requests.contract.ts';
import { MAX_FILE_BYTES, REQUEST_FILE_TYPES } from '#contract/requests/requests.rules.ts';
import { refusalOf } from '#machines/refusal.ts';
import { FILE_TOO_LARGE } from '#machines/requests/request.setup.ts';
import type { ChosenFile, FilingTry } from '#machines/requests/request-form.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { prepareFile } from '../files/prepare-file.ts';

/** Wraps a browser's file for the flow. */
export const chosen = (file: File): ChosenFile => ({
  name: file.name,
  bytes: file.size,
  type: file.type,
  handle: file,
});

/** The browser's file of a chosen one; null when there is none, as in a story. */
export const handleOf = (file: ChosenFile | null): File | null => (file?.handle instanceof File ? file.handle : null);

/** product.md 7.8: any photo is shrunk below 2 MB; a file that the server would refuse is refused here. */
export const checkFileActor = fromPromise<ChosenFile, ChosenFile | null>(async ({ input }) => {
  const file = handleOf(input);
  const prepared = file && (await prepareFile(file, { types: REQUEST_FILE_TYPES, mostBytes: MAX_FILE_BYTES }));
  if (prepared && 'file' in prepared) return chosen(prepared.file);
  throw refusalOf({ code: prepared?.problem === 'tooLarge' ? FILE_TOO_LARGE : 'file.type' });
});

/** Files a request with the idempotency key of its try, and reports the upload progress. */
export const fileRequestActor = (onProgress: (percent: number) => void) =>
  fromPromise<RequestDetail, FilingTry>(({ input, signal }) => {
    const { key, form, file, resubmits, duplicateAccepted } = input;
    return callEndpoint(fileRequest, {
      headers: { 'Idempotency-Key': key },
      body: {
        kind: form.kind,
        category: form.category ?? 0,
        provider_name: form.provider.trim(),
        description: form.description.trim(),
        purchase_date: form.purchaseDate,
        amount: form.amount.trim(),
        ...(resubmits !== null && { resubmits }),
        ...(duplicateAccepted && { duplicate_accepted: true }),
      },
      file: handleOf(file) ?? undefined,
      onProgress,
      signal,
    });
  });
