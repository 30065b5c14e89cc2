import { plural } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

export const sr: SameTexts<typeof en> = {
  'forgot.title': 'Zaboravljena lozinka?',
  'forgot.text': 'Upiši svoju poslovnu e‑adresu. Šaljemo ti link kojim biraš novu lozinku.',
  'mail.request': 'Pošalji mi link',
  back: 'Nazad na prijavu',

  'sent.title': 'Proveri e-poštu',
  'sent.reset':
    'Ako {{email}} ima nalog, link za novu lozinku je na putu. Može da se iskoristi jednom, u roku od jednog sata.',
  'sent.confirmation':
    'Link kojim potvrđuješ adresu je na putu: {{email}}. Može da se iskoristi jednom, u roku od 48 sati.',
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

  opening: 'Otvaranje linka',
  retry: 'Pokušaj ponovo',
  'reset.title': 'Izaberi novu lozinku',
  'reset.text': 'Za nalog {{email}}. Ostali tvoji uređaji se tada odjavljuju.',
  'reset.submit': 'Sačuvaj lozinku',
  'reset.failed': 'Link se nije otvorio',
  'reset.over': 'Ovaj link više ne važi',
  'reset.over.text':
    'Već je iskorišćen ili je stariji od jednog sata. Ako je njim sačuvana nova lozinka, prijavi se. Ako nije, zatraži novi link.',
  'reset.anew': 'Pošalji mi novi link',
  'reset.done': 'Nova lozinka je sačuvana',
  'reset.done.text': 'Svi uređaji su odjavljeni. Prijavi se novom lozinkom.',
  signIn: 'Prijavi se',

  password: 'Nova lozinka',
  repeated: 'Ponovi novu lozinku',
  'rule.length': 'Najmanje 8 znakova',
  'rule.letter': 'Bar jedno slovo',
  'rule.special': 'Bar jedan od znakova ! @ # $ % ^ & *',
  'rule.edges': 'Bez razmaka na početku i na kraju',
  'rule.match': 'Obe lozinke su iste',
  'rule.met': 'ispunjeno',
  rules: 'Lozinka ne ispunjava sva pravila',
  match: 'Lozinke nisu iste',
};
