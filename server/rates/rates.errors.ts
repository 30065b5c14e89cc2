import type { RateStatus } from '#contract/rates/rates.rules.ts';
import { AppError } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';

/** The euro is what rates are to, and the mark is pegged to it. */
export const rateFixed = () =>
  new AppError(400, 'rates.fixed', {
    en: 'This rate is fixed and never changes.',
    sr: 'Ovaj kurs je utvrđen i ne menja se.',
  });

export const noRate = () =>
  requestInvalid({
    per_euro: { en: 'Enter a rate with six decimals at most', sr: 'Upiši kurs sa najviše šest decimala' },
  });

export const sameRate = () => requestInvalid({ per_euro: { en: 'That is the rate already', sr: 'To već jeste kurs' } });

export const rateWaits = () =>
  new AppError(409, 'rates.waits', {
    en: 'Another rate is waiting for approval already.',
    sr: 'Nov kurs već čeka odobrenje.',
  });

export const nobodyElse = () =>
  new AppError(409, 'rates.nobody', {
    en: 'A rate that moves by more than 2% within seven days has to be approved by somebody else, and there is nobody who may.',
    sr: 'Kurs koji se za sedam dana menja više od 2 % odobrava još neko, a nema nikoga ko to može.',
  });

export const ownRate = () =>
  new AppError(403, 'rates.own', {
    en: 'Nobody approves what they proposed. Somebody else has to look at it.',
    sr: 'Svoj predlog niko ne odobrava. Treba da ga pogleda još neko.',
  });

export const othersRate = () =>
  new AppError(403, 'rates.others', {
    en: 'Only whoever proposed it can withdraw it.',
    sr: 'Predlog povlači samo onaj ko ga je poslao.',
  });

/** Somebody else has already decided. */
export const rateDecided = (status: RateStatus) =>
  new AppError(
    409,
    'rates.decided',
    { en: 'This is decided already.', sr: 'O ovome je već odlučeno.' },
    { details: { status } },
  );

export const rateExpired = () =>
  new AppError(410, 'rates.expired', {
    en: 'Seven days are over: this proposal no longer counts.',
    sr: 'Sedam dana je prošlo: predlog više ne važi.',
  });

/** The rate is no longer the one from which the change was proposed. */
export const rateMoved = () =>
  new AppError(409, 'rates.moved', {
    en: 'The rate is another by now. Propose it anew.',
    sr: 'Kurs je u međuvremenu drugi. Pošalji nov predlog.',
  });
