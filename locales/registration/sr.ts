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

  confirming: 'Potvrđivanje adrese',
  'confirm.done': 'Adresa je potvrđena',
  'confirm.done.text': 'Nalog {{email}} je spreman. Prijavi se i biraj.',
  'confirm.failed': 'Adresa nije potvrđena',
  'confirm.over': 'Ovaj link više ne važi',
  'confirm.over.text':
    'Već je iskorišćen ili je stariji od 48 sati. Ako je adresa potvrđena, samo se prijavi. Ako nije, šaljemo ti novi link.',
  'resend.title': 'Potvrdi svoju adresu',
  'resend.text': 'Nalog čeka da se adresa potvrdi. Šaljemo ti novi link.',
};
