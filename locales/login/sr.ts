import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';
import { saidWait } from './said-wait.ts';

export const sr: SameTexts<typeof en> = {
  title: 'Lepo je imati izbor.',
  text: 'Prijavi se i potroši svoj budžet na ono što ti zaista prija.',
  email: 'Poslovna e-adresa',
  password: 'Lozinka',
  show: 'Prikaži lozinku',
  hide: 'Sakrij lozinku',
  submit: 'Prijavi se',
  required: 'Ovo polje je obavezno',
  notEmail: 'Ovo nije e-adresa',
  noAccount: 'Nemaš nalog?',
  register: 'Registruj se',
  forgot: 'Zaboravljena lozinka?',
  resend: 'Pošalji mi poruku ponovo',

  'code.title': 'Upiši kod',
  'code.text': 'Otvori aplikaciju za kodove i upiši šest cifara koje prikazuje za Izbor.',
  'code.label': 'Šestocifreni kod',
  'code.submit': 'Potvrdi',
  'code.back': 'Nazad',
  'code.useRecovery': 'Telefon nije pri ruci? Prijavi se kodom za oporavak',
  'code.useApp': 'Upotrebi kod iz aplikacije',
  'recovery.title': 'Upiši kod za oporavak',
  'recovery.text': 'Jedan od deset kodova sačuvanih pri uključivanju jednokratnog koda. Svaki važi jednom.',
  'recovery.label': 'Kod za oporavak',
  'code.expired.title': 'Ova prijava je predugo trajala',
  'code.expired.text': 'Za kod imaš pet minuta i pet pokušaja. Počni iz početka.',
  'code.expired.again': 'Prijavi se ponovo',

  slow: 'Traje duže nego obično. Još pokušavamo…',
  wait: ({ seconds }) =>
    `Previše pokušaja. Probaj ponovo za ${saidWait('SR', seconds, {
      hours: { one: 'sat', few: 'sata', other: 'sati' },
      minutes: { one: 'minut', other: 'minuta' },
      seconds: { one: 'sekundu', few: 'sekunde', other: 'sekundi' },
    })}.`,
  lost: 'Sesija je istekla. Prijavi se i nastavi tamo gde je stalo.',
};
