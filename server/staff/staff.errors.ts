import { AppError, type Text } from '../errors/app-error.ts';

export const numberTaken: Text = {
  en: 'Somebody else of the company has this number',
  sr: 'Ovaj broj ima još neko u kompaniji',
};

export const noSuchCompany: Text = { en: 'There is no such company', sr: 'Takva kompanija ne postoji' };

/** Only the account holder may change this field. */
export const ownedByPerson: Text = {
  en: 'They have an account: only they can change this',
  sr: 'Nalog je otvoren: ovo menja samo njegov vlasnik',
};

export const addressTaken: Text = {
  en: 'Somebody of the company has this address already',
  sr: 'Ovu adresu već ima neko u kompaniji',
};

export const ownAccount = () =>
  new AppError(403, 'staff.own', {
    en: 'Nobody closes their own account. Ask a colleague who looks after people.',
    sr: 'Svoj nalog niko ne gasi. Obrati se nekome ko takođe brine o ljudima.',
  });

export const ownErasing = () =>
  new AppError(403, 'staff.own', {
    en: 'Nobody erases their own data. Ask a colleague who looks after people.',
    sr: 'Svoje podatke niko ne briše. Obrati se nekome ko takođe brine o ljudima.',
  });

export const notClosed = () =>
  new AppError(409, 'staff.not_closed', {
    en: 'This account is open. Its data is erased once it is closed.',
    sr: 'Ovaj nalog je otvoren. Podaci se brišu kad se ugasi.',
  });

/** A request is undecided, or an order not delivered. */
export const unsettled = () =>
  new AppError(409, 'staff.unsettled', {
    en: 'A request or an order of theirs is under way. Its data is erased once that is settled.',
    sr: 'Zahtev ili porudžbina ove osobe još traje. Podaci se brišu kad se to završi.',
  });

export const erasedAlready = () =>
  new AppError(409, 'staff.erased', {
    en: 'The data of this person was erased. That cannot be taken back.',
    sr: 'Podaci ove osobe su obrisani. To ne može da se vrati.',
  });

export const ownSecurity = () =>
  new AppError(403, 'security.own', {
    en: 'That is your own account: you look after it in your profile.',
    sr: 'To je tvoj nalog: o njemu brineš na svom profilu.',
  });

export const noAccountYet = () =>
  new AppError(409, 'security.no_account', {
    en: 'Nobody signs in with this account: it is not open.',
    sr: 'Na ovaj nalog se niko ne prijavljuje: nije otvoren.',
  });

export const codeOff = () =>
  new AppError(409, 'security.no_code', {
    en: 'They sign in without a one-time code already.',
    sr: 'Ova osoba se već prijavljuje bez jednokratnog koda.',
  });

export const notOpen = () =>
  new AppError(409, 'staff.closed', { en: 'This account is closed already.', sr: 'Ovaj nalog je već ugašen.' });

/** The account was closed because its address was confirmed by another account. */
export const notOurs = () =>
  new AppError(409, 'staff.void', {
    en: 'This account cannot be opened again. Add the person anew, with another address.',
    sr: 'Ovaj nalog ne može ponovo da se otvori. Dodaj osobu iznova, sa drugom adresom.',
  });

export const hasAccount = () =>
  new AppError(409, 'staff.has_account', {
    en: 'This person has an account already, or had one that was closed.',
    sr: 'Ova osoba već ima nalog, ili ga je imala pa je ugašen.',
  });

export const ownAddress = () =>
  new AppError(403, 'address.own', {
    en: 'Nobody moves their own account to another address. Ask a colleague who looks after people.',
    sr: 'Adresu svog naloga niko ne menja. Obrati se nekome ko takođe brine o ljudima.',
  });

export const noAddress = () =>
  new AppError(409, 'address.none', {
    en: 'No address waits to be confirmed: it was confirmed or taken back meanwhile.',
    sr: 'Nijedna adresa ne čeka potvrdu: u međuvremenu je potvrđena ili opozvana.',
  });

export const sameAddress: Text = { en: 'This is their address already', sr: 'To je već adresa ovog naloga' };
