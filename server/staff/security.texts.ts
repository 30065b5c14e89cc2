import type { Telling } from '../notifications/insert-notifications.ts';

// The texts say what was done and what the person can do; the reason is only in the history of changes.

/** The notification that a link to choose a password went out. */
export const passwordLinkSent = (): Telling => ({
  titleEn: 'You have a link to choose a new password',
  titleSr: 'Imaš link za novu lozinku',
  textEn:
    '<p>An administrator of Izbor has sent it to your e-mail. Until you use it, your password is the old one.</p>',
  textSr: '<p>Administrator Izbora ga je poslao na tvoju e-adresu. Dok ga ne iskoristiš, važi stara lozinka.</p>',
  sendFrom: 'Izbor',
});

/** The notification that one was signed out everywhere. */
export const signedOut = (): Telling => ({
  titleEn: 'You were signed out on all devices',
  titleSr: 'Svi tvoji uređaji su odjavljeni',
  textEn: '<p>An administrator of Izbor did that. If you did not expect it, choose a new password.</p>',
  textSr: '<p>To je uradio administrator Izbora. Ako ovo ne očekuješ, izaberi novu lozinku.</p>',
  sendFrom: 'Izbor',
});

/** The notification that signing in no longer asks for a one-time code. */
export const codeTurnedOff = (): Telling => ({
  titleEn: 'Your one-time code is off',
  titleSr: 'Tvoj jednokratni kod je isključen',
  textEn: '<p>An administrator of Izbor turned it off. You can turn it on again in your profile.</p>',
  textSr: '<p>Isključio ga je administrator Izbora. Na profilu možeš ponovo da ga uključiš.</p>',
  sendFrom: 'Izbor',
});
