import { brokenRule, type PasswordRule } from '#contract/registration/password.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isMadeOfNames, type PasswordOwner } from './context-words.ts';

/**
 * A link that is unknown, used, withdrawn or too old: the answer does not say which, so that nobody learns which links there
 * were.
 */
export const linkOver = () =>
  new AppError(410, 'registration.link_over', {
    en: 'This link has already been used, or it is too old.',
    sr: 'Ovaj link je već iskorišćen ili je istekao.',
  });

/** Does not say whose account it is. */
export const addressInUse = () =>
  new AppError(409, 'address.taken', {
    en: 'This address has an Izbor account already.',
    sr: 'Ova adresa već ima nalog na Izboru.',
  });

export const notEmail: Text = { en: 'this is not email', sr: 'Ovo nije e-adresa' };
/** Names the first five invalid addresses. */
export const notEmails = (typed: readonly string[]): Text => {
  const named = typed.slice(0, 5).join(', ') + (typed.length > 5 ? '…' : '');
  return { en: `These are not e-mail addresses: ${named}`, sr: `Ovo nisu e-adrese: ${named}` };
};

export const noCompany: Text = { en: 'No company has this code', sr: 'Nijedna kompanija nema ovaj kod' };
export const codeMissing: Text = { en: 'This field is required', sr: 'Ovo polje je obavezno' };
export const otherInvited: Text = {
  en: 'The invitation is for another address',
  sr: 'Pozivnica je za drugu adresu',
};

const PASSWORD_TEXTS: Record<PasswordRule, Text> = {
  length: { en: 'At least 8 characters', sr: 'Najmanje 8 znakova' },
  letter: { en: 'At least one letter', sr: 'Bar jedno slovo' },
  special: { en: 'At least one of ! @ # $ % ^ & *', sr: 'Bar jedan od znakova ! @ # $ % ^ & *' },
  edges: { en: 'No spaces at the start or the end', sr: 'Bez razmaka na početku i na kraju' },
  match: { en: 'Both passwords are the same', sr: 'Obe lozinke su iste' },
};

/** Suggests a sentence, since it meets every rule: it is long and unique. */
const easilyGuessed: Text = {
  en: 'This password is easy to guess: try a few words together, such as a short sentence',
  sr: 'Ova lozinka se lako pogađa: probaj nekoliko reči zajedno, na primer kratku rečenicu',
};

const madeOfNames: Text = {
  en: 'Names of you, your company or Izbor are easy to guess: try a few words together, such as a short sentence',
  sr: 'Tvoje ime, ime kompanije i reč Izbor se lako pogađaju: probaj nekoliko reči zajedno, na primer kratku rečenicu',
};

/**
 * The problem of a new password: the first rule of specification.md 5 that it breaks, that it is common, or that it consists of known
 * names; null if there is none.
 */
export function passwordProblem(password: string, owner: PasswordOwner): Text | null {
  const rule = brokenRule(password);
  if (rule) return PASSWORD_TEXTS[rule];
  if (isCommonPassword(password)) return easilyGuessed;
  return isMadeOfNames(password, owner) ? madeOfNames : null;
}

/** Throws request.invalid for a password with a problem. */
export function checkNewPassword(password: string, owner: PasswordOwner): void {
  const problem = passwordProblem(password, owner);
  if (problem) throw requestInvalid({ password: problem });
}

export const alreadyHere = () =>
  requestInvalid({
    email: { en: 'This person already has an account with you', sr: 'Ova osoba već ima nalog kod vas' },
  });

export const tooOften = () =>
  new AppError(409, 'invitations.limit', {
    en: 'This person was written to four times in a month already. Wait, or ask them in another way.',
    sr: 'Ovoj osobi je već pisano četiri puta u mesec dana. Sačekaj, ili se javi na drugi način.',
  });

export const sendingDay: Text = {
  en: 'Choose a day from tomorrow on, within 90 days',
  sr: 'Izaberi dan od sutra, u narednih 90 dana',
};
