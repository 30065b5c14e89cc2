import { plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  'forgot.title': 'Zaboravljena lozinka?',
  'forgot.text': 'Upiši svoju poslovnu e-adresu. Šaljemo ti vezu kojom biraš novu lozinku.',
  'mail.request': 'Pošalji mi vezu',
  back: 'Nazad na prijavu',

  'sent.title': 'Pogledaj poštu',
  'sent.reset': 'Ako {{email}} ima nalog, veza za novu lozinku je na putu. Važi jednom, jedan sat.',
  'sent.confirmation': 'Veza kojom potvrđuješ adresu je na putu: {{email}}. Važi jednom, 48 sati.',
  'sent.missing': 'Ništa nije stiglo? Pogledaj među neželjenom poštom ili proveri adresu.',
  'sent.again': 'Pošalji ponovo',
  'sent.wait': ({ seconds }) => {
    const minutes = Math.ceil(seconds / 60);
    const time =
      seconds >= 120
        ? plural('SR', minutes, { one: `${minutes} minut`, few: `${minutes} minuta`, other: `${minutes} minuta` })
        : plural('SR', seconds, { one: `${seconds} sekundu`, few: `${seconds} sekunde`, other: `${seconds} sekundi` });
    return `Može ponovo za ${time}.`;
  },
  'sent.other': 'Upotrebi drugu adresu',

  opening: 'Veza se otvara',
  retry: 'Pokušaj ponovo',
  'reset.title': 'Izaberi novu lozinku',
  'reset.text': 'Za nalog {{email}}. Ostali tvoji uređaji se tada odjavljuju.',
  'reset.submit': 'Sačuvaj lozinku',
  'reset.failed': 'Veza se nije otvorila',
  'reset.over': 'Ova veza više ne važi',
  'reset.over.text': 'Već je iskorišćena ili je starija od jednog sata. Zatraži novu.',
  'reset.anew': 'Pošalji mi novu vezu',
  'reset.done': 'Nova lozinka je sačuvana',
  'reset.done.text': 'Svi uređaji su odjavljeni. Prijavi se novom lozinkom.',
  signIn: 'Prijavi se',

  password: 'Nova lozinka',
  repeated: 'Nova lozinka još jednom',
  'rule.length': 'Najmanje 8 znakova',
  'rule.letter': 'Bar jedno slovo',
  'rule.special': 'Bar jedan od znakova ! @ # $ % ^ & *',
  'rule.edges': 'Bez razmaka na početku i na kraju',
  'rule.match': 'Obe lozinke su iste',
  'rule.met': 'ispunjeno',
  rules: 'Lozinka ne ispunjava sva pravila',
  match: 'Lozinke nisu iste',
};
