import type { Duplicate } from '#contract/requests/requests.contract.ts';
import type { AmountProblem, PurchaseDateProblem, RequestStatus } from '#contract/requests/requests.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import type { OpenRequest } from './open-request.ts';

const required: Text = { en: 'This field is required', sr: 'Ovo polje je obavezno' };

const AMOUNT: Record<AmountProblem, Text> = {
  required,
  comma: { en: 'Decimals use a dot: 1250.50', sr: 'Decimale se pišu s tačkom: 1250.50' },
  decimals: { en: 'At most two decimals, after a dot', sr: 'Najviše dve decimale, posle tačke' },
  notNumber: { en: 'Input is not a number', sr: 'Unos nije broj' },
  negative: { en: 'The amount must be more than zero', sr: 'Iznos mora da bude veći od nule' },
  zero: { en: 'The amount must be more than zero', sr: 'Iznos mora da bude veći od nule' },
  tooLarge: { en: 'The amount is too large', sr: 'Iznos je prevelik' },
};

const DATE: Record<PurchaseDateProblem, Text> = {
  required,
  noDay: { en: 'There is no such day', sr: 'Taj dan ne postoji' },
  future: { en: 'The purchase date is in the future', sr: 'Dan kupovine je u budućnosti' },
  tooOld: { en: 'The purchase is more than a year old', sr: 'Kupovina je starija od godinu dana' },
};

/** Fields of a request that cannot be filed. */
export const filingInvalid = (problems: {
  amount: AmountProblem | null;
  date: PurchaseDateProblem | null;
  category: boolean;
}): AppError =>
  requestInvalid({
    ...(problems.amount && { amount: AMOUNT[problems.amount] }),
    ...(problems.date && { purchase_date: DATE[problems.date] }),
    ...(problems.category && { category: { en: 'There is no such category', sr: 'Ta kategorija ne postoji' } }),
  });

export const fileMissing = (): AppError => requestInvalid({ file: required });

/** specification.md 5: the wording is from the specification. */
export const overBudget = () =>
  new AppError(400, 'requests.over_budget', OVER_BUDGET, { fields: { amount: OVER_BUDGET } });

const OVER_BUDGET: Text = {
  en: 'Amount that you have entered is higher than available budget!',
  sr: 'Uneti iznos je veći od raspoloživog budžeta.',
};

/** product.md 7.8: nothing was filed; the answer names the earlier ones. */
export const possibleDuplicate = (duplicates: Duplicate[]) =>
  new AppError(
    409,
    'possible_duplicate',
    {
      en: 'This looks like a request that you have filed before. Nothing was filed.',
      sr: 'Ovo liči na zahtev koji je već podnet. Ništa nije podneto.',
    },
    { details: { duplicates } },
  );

export const notToResubmit = () =>
  new AppError(409, 'requests.resubmit', {
    en: 'Only a rejected or cancelled request can be filed again, and only once.',
    sr: 'Ponovo se podnosi samo odbijen ili otkazan zahtev, i to jednom.',
  });

/** The idempotency key belongs to another request. */
export const keyOfAnotherRequest = () =>
  new AppError(422, 'requests.key_reused', {
    en: 'This Idempotency-Key has already filed another request.',
    sr: 'Ovim Idempotency-Key zaglavljem je već podnet drugi zahtev.',
  });

const STANDS: Record<RequestStatus, Text> = {
  pending: { en: 'The request is not in review yet.', sr: 'Zahtev još nije u obradi.' },
  in_review: { en: 'The request is already in review.', sr: 'Zahtev je već u obradi.' },
  accepted: { en: 'The request has already been accepted.', sr: 'Zahtev je već prihvaćen.' },
  rejected: { en: 'The request has already been rejected.', sr: 'Zahtev je već odbijen.' },
  cancelled: { en: 'The request has already been cancelled.', sr: 'Zahtev je već otkazan.' },
};

/** The request has the largest number of comments. */
export const commentsFull = (most: number) =>
  new AppError(409, 'requests.comments_full', {
    en: `There are ${most} comments about this request already. No more can be written.`,
    sr: `O ovom zahtevu već ima ${most} komentara. Više ne može da se piše.`,
  });

/** The employee's account is closed, so nobody would answer the question. */
export const employeeLeft = () =>
  new AppError(409, 'requests.employee_left', {
    en: 'The account of whoever filed it is closed, so nobody would answer. Nothing was asked.',
    sr: 'Nalog s kojeg je zahtev podnet je ugašen, pa niko ne bi odgovorio. Pitanje nije poslato.',
  });

/** The request's status does not allow the step, usually because somebody else was first (quality.md 2.15: decided once). */
export const cannotMove = (status: RequestStatus) =>
  new AppError(409, 'requests.status', STANDS[status], { details: { status } });

/** The request is decided already; details say by whom, when and why. */
export const alreadyDecided = ({ status, decidedBy: by, decidedAt: at, reason }: OpenRequest) =>
  new AppError(409, 'requests.status', STANDS[status], { details: { status, by, at, reason } });

/** The request changed between being seen and being decided. */
export const notAsSeen = ({ status, lastComment: comment }: OpenRequest) =>
  new AppError(
    409,
    'requests.seen',
    {
      en: 'The request has changed since you looked at it. Nothing was decided.',
      sr: 'Zahtev se promenio otkad ga gledaš. Ništa nije odlučeno.',
    },
    { details: { seen: { status, comment } } },
  );

/** The reason or the question is missing. */
export const wordsMissing = (): AppError => requestInvalid({ words: required });

export const reasonMissing = (): AppError => requestInvalid({ reason: required });

/** Above the limit two people have to accept, which this call does not support. */
export const secondNeeded = () =>
  new AppError(409, 'requests.second', {
    en: 'This is above the limit: somebody else has to accept it as well.',
    sr: 'Ovo je iznad granice: treba da prihvati još neko.',
  });

/** The platform may decide only if nobody in the company can. */
export const attendedRequest = () =>
  new AppError(409, 'requests.attended', {
    en: 'Somebody in the company can decide this by now.',
    sr: 'O ovome sada može da odluči neko u kompaniji.',
  });

/** People cannot decide on their own requests. */
export const ownRequest = () =>
  new AppError(403, 'requests.own', {
    en: 'Somebody else has to review your own request.',
    sr: 'Tvoj zahtev mora da pregleda neko drugi.',
  });

/** The chosen reviewer's account is closed, it is their own request, or they do not review. */
export const noReviewer = () =>
  new AppError(409, 'requests.reviewer', {
    en: 'This person may not decide about it. Choose another reviewer.',
    sr: 'Ova osoba ne može da odluči o njemu. Izaberi nekog drugog.',
  });
