import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Budžet samo za tebe',
  text: 'Napravi nalog kodom koji ti je dala firma, ili otvori vezu iz pozivnice.',
  invited: '{{company}} te poziva. Napravi nalog i biraj.',
  firstName: 'Ime',
  lastName: 'Prezime',
  email: 'Poslovna e-adresa',
  emailInvited: 'Adresa na koju je stigla pozivnica.',
  companyCode: 'Kod firme',
  companyCodeHint: 'Pitaj svoju firmu, izgleda kao IZBOR-RS.',
  submit: 'Napravi nalog',
  account: 'Imaš nalog?',
  signIn: 'Prijavi se',
  retry: 'Pokušaj ponovo',

  opening: 'Pozivnica se otvara',
  'invitation.failed': 'Pozivnica se nije otvorila',
  'invitation.over': 'Ova pozivnica više ne važi',
  'invitation.over.text':
    'Iskorišćena je, povučena ili starija od dve nedelje. Ako imaš nalog, prijavi se. Ako nemaš, traži novu od firme ili se registruj kodom firme.',
  'invitation.leave': 'Registruj se kodom firme',

  confirming: 'Tvoja adresa se potvrđuje',
  'confirm.done': 'Adresa je potvrđena',
  'confirm.done.text': 'Nalog {{email}} je spreman. Prijavi se i biraj.',
  'confirm.failed': 'Adresa nije potvrđena',
  'confirm.over': 'Ova veza više ne važi',
  'confirm.over.text':
    'Već je iskorišćena ili je starija od 48 sati. Ako je adresa potvrđena, samo se prijavi. Ako nije, šaljemo ti novu vezu.',
  'resend.title': 'Potvrdi svoju adresu',
  'resend.text': 'Nalog čeka da se adresa potvrdi. Šaljemo ti novu vezu.',
};
