import { AppError } from '../errors/app-error.ts';

export const ownRoles = () =>
  new AppError(403, 'roles.own', {
    en: 'Nobody changes their own roles. Ask another owner.',
    sr: 'Svoje uloge niko ne menja. Obrati se nekome ko ima ulogu vlasništva.',
  });

export const lastOwner = () =>
  new AppError(409, 'roles.last_owner', {
    en: 'Nobody else is an owner. Give that role to somebody else first.',
    sr: 'Niko drugi nema ulogu vlasništva. Prvo je dodeli još nekome.',
  });

export const auditorWrites = () =>
  new AppError(409, 'roles.auditor', {
    en: 'An auditor only looks: that role cannot be combined with one that changes something.',
    sr: 'Revizija samo gleda: ta uloga ne može uz ulogu koja nešto menja.',
  });

export const accountClosed = () =>
  new AppError(409, 'roles.closed', {
    en: 'This account is closed. Open it again before you give it a role.',
    sr: 'Ovaj nalog je ugašen. Ponovo ga otvori pre nego što mu dodeliš ulogu.',
  });
