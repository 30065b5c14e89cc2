import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Piši nam',
  text: 'Poruke čitaju ljudi, a odgovor stiže e‑poštom u roku od dva radna dana.',
  subject: 'Naslov',
  message: 'Poruka',
  messageHint: 'Ako je reč o porudžbini ili zahtevu, napiši njihov broj.',
  submit: 'Pošalji poruku',
  required: 'Ovo polje je obavezno',
  sent: 'Poruka je na putu',
  sentText: 'Odgovor stiže na {{email}}. Tamo je već i kopija tvoje poruke.',
  another: 'Napiši još jednu',
  reach: 'Ostali kontakti',
  phone: 'Telefon',
  phoneHours: 'Radnim danima od 9 do 17',
  address: 'Adresa',
  addressText: 'Izbor, Bulevar kralja Aleksandra 84, 11000 Beograd',
  hours: 'Radno vreme',
  hoursText: 'Ponedeljak – petak, od 9 do 17',
  help: 'Pitanja i odgovori',
  helpText: 'Najbrži odgovor je često već tamo.',
};
