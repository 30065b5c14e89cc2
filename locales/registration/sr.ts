import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Budžet samo za tebe',
  text: 'Napravi nalog kodom kompanije ili otvori link iz pozivnice.',
  invited: '{{company}} te poziva. Napravi nalog i biraj.',
  firstName: 'Ime',
  lastName: 'Prezime',
  email: 'Poslovna e-adresa',
  emailInvited: 'Adresa na koju je stigla pozivnica.',
  companyCode: 'Kod kompanije',
  companyCodeHint: 'Dobijaš ga od kompanije, na primer',
  companyCodeExample: 'IZBOR-RS.',
  submit: 'Napravi nalog',
  account: 'Već imaš nalog?',
  signIn: 'Prijavi se',
  retry: 'Pokušaj ponovo',

  opening: 'Otvaranje pozivnice',
  'invitation.failed': 'Pozivnica se nije otvorila',
  'invitation.over': 'Ova pozivnica više ne važi',
  'invitation.over.text':
    'Iskorišćena je, povučena ili starija od dve nedelje. Ako imaš nalog, prijavi se. Ako nemaš, zatraži novu od kompanije ili se registruj kodom kompanije.',
  'invitation.leave': 'Registruj se kodom kompanije',

  signedIn: 'Jedan nalog je već otvoren',
  'signedIn.text': 'Ovde je otvoren nalog {{email}}. Pozivnica je za nov nalog: odjavi se i ona se otvara.',
  'signedIn.signOut': 'Odjavi se i otvori pozivnicu',
  'signedIn.stay': 'Ostani u ovom nalogu',

  'sent.back': 'Izmeni podatke',

  confirming: 'Potvrđivanje adrese',
  'confirm.done': 'Adresa je potvrđena',
  'confirm.done.text': 'Nalog {{email}} je spreman. Prijavi se i biraj.',
  'confirm.failed': 'Adresa nije potvrđena',
  'confirm.over': 'Ovaj link više ne važi',
  'confirm.over.text':
    'Već je iskorišćen ili je stariji od 48 sati. Ako je adresa potvrđena, samo se prijavi. Ako nije, šaljemo ti novi link.',
  'resend.title': 'Potvrdi svoju adresu',
  'resend.text': 'Nalog čeka da se adresa potvrdi. Šaljemo ti novi link.',

  'newAddress.opening': 'Otvaranje linka',
  'newAddress.failed': 'Link se nije otvorio',
  'newAddress.title': 'Potvrdi novu adresu',
  'newAddress.text': 'Tvoj nalog u kompaniji {{company}} će ubuduće imati adresu {{email}}.',
  'newAddress.stays': 'Lozinka, budžet i sve što je kupljeno ostaju isti. Svi tvoji uređaji se odjavljuju.',
  'newAddress.notMine': 'Ako taj nalog nije tvoj, samo zatvori ovu stranicu: ništa se ne menja.',
  'newAddress.confirm': 'Potvrdi adresu',
  'newAddress.done': 'Nalog ima novu adresu',
  'newAddress.done.text': 'Od sada se prijavljuješ adresom {{email}} i istom lozinkom.',
  'newAddress.over': 'Ovaj link više ne važi',
  'newAddress.over.text':
    'Iskorišćen je, opozvan ili stariji od 72 sata. Ako je adresa potvrđena, prijavi se njom. Ako nije, nalog ima dosadašnju: zatraži novi link od kompanije.',
  'newAddress.taken': 'Adresa je već zauzeta',
  'newAddress.taken.text':
    'Adresu {{email}} u međuvremenu ima drugi nalog na Izboru. Tvoj zadržava dosadašnju. Javi svojoj kompaniji, pa izaberite drugu.',
};
