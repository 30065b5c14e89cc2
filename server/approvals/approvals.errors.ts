import type { PlatformStale } from '#contract/admin-approvals/admin-approvals.rules.ts';
import type { ApprovalStatus, Stale } from '#contract/approvals/approvals.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';

export const ownApproval = () =>
  new AppError(403, 'approvals.own', {
    en: 'Nobody approves what they proposed. Somebody else has to look at it.',
    sr: 'Svoj predlog niko ne odobrava. Treba da ga pogleda još neko.',
  });

export const othersApproval = () =>
  new AppError(403, 'approvals.others', {
    en: 'Only whoever proposed it can withdraw it.',
    sr: 'Predlog povlači samo onaj ko ga je poslao.',
  });

/** Somebody else has already decided. */
export const approvalDecided = (status: ApprovalStatus) =>
  new AppError(
    409,
    'approvals.status',
    { en: 'This is decided already.', sr: 'O ovome je već odlučeno.' },
    { details: { status } },
  );

export const approvalExpired = () =>
  new AppError(410, 'approvals.expired', {
    en: 'Seven days are over: this proposal no longer counts.',
    sr: 'Sedam dana je prošlo: predlog više ne važi.',
  });

/** The effect is no longer the one that was shown. */
export const approvalChanged = () =>
  new AppError(409, 'approvals.changed', {
    en: 'Something has changed since. Look at it again.',
    sr: 'U međuvremenu se nešto promenilo. Pogledaj ponovo.',
  });

const WHY: Record<Stale | PlatformStale, Text> = {
  proposer: {
    en: 'Whoever proposed it may not do that any more. Propose it anew.',
    sr: 'Ko je ovo predložio, to više ne sme. Neka neko pošalje nov predlog.',
  },
  reviewer: {
    en: 'Whoever accepted it no longer reviews requests.',
    sr: 'Ko ga je prihvatio, više ne pregleda zahteve.',
  },
  nobody: { en: 'Nobody is left to give it to.', sr: 'Nema nikoga kome bi se dodelilo.' },
  spent: { en: 'All of it is spent by now.', sr: 'Sve je u međuvremenu potrošeno.' },
  category: { en: 'There is no such category any more.', sr: 'Takva kategorija više ne postoji.' },
  year: { en: 'The year of that budget has ended.', sr: 'Godina za koju je budžet je prošla.' },
  currency: { en: 'The company has another currency by now.', sr: 'Kompanija sada ima drugu valutu.' },
  rate: { en: 'The rate is another by now.', sr: 'Kurs je u međuvremenu drugi.' },
  order: {
    en: 'The order cannot be cancelled any more.',
    sr: 'Porudžbina više ne može da se otkaže.',
  },
  limit: { en: 'The limit is another by now.', sr: 'Granica je u međuvremenu promenjena.' },
};

/** The proposal can no longer be carried out. */
export const approvalStale = (stale: Stale | PlatformStale) =>
  new AppError(409, 'approvals.stale', WHY[stale], { details: { stale } });

export const nobodyApproves = () =>
  new AppError(409, 'approvals.nobody', {
    en: 'A higher limit has to be approved by another owner, and there is none.',
    sr: 'Višu granicu odobrava još neko sa ulogom vlasništva, a takvih nema.',
  });

export const limitWaits = () =>
  new AppError(409, 'approvals.limit_waits', {
    en: 'Another limit is waiting for approval already.',
    sr: 'Nova granica već čeka odobrenje.',
  });
