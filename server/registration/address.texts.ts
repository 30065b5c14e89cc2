import type { Language } from '#contract/language/language.ts';
import type { Letter } from '../mail/letter.ts';

/** The mails about a change of address; `{address}` is the new address. */
export const ADDRESS_LETTERS = {
  new_address: {
    EN: {
      subject: 'Confirm your new address for Izbor',
      title: 'Confirm your new address',
      paragraphs: [
        'Hello {name}, {company} asks that your Izbor account has this address from now on: {address}.',
        'The link works once, within 72 hours. Until then you sign in with the address you have.',
        'Your password, your budget and all that you bought stay as they are. Once it is confirmed you sign in anew.',
      ],
      button: 'Look and confirm',
      footer: 'If you have no Izbor account with {company}, do not confirm: without that nothing changes.',
    },
    SR: {
      subject: 'Potvrdi svoju novu adresu za Izbor',
      title: 'Potvrdi svoju novu adresu',
      paragraphs: [
        'Zdravo, {name}, {company} traži da tvoj nalog na Izboru ubuduće ima ovu adresu: {address}.',
        'Link može da se iskoristi jednom, u roku od 72 sata. Do tada se prijavljuješ dosadašnjom adresom.',
        'Lozinka, budžet i sve što je kupljeno ostaju isti. Posle potvrde se prijavljuješ ponovo.',
      ],
      button: 'Pogledaj i potvrdi',
      footer: 'Ako nemaš nalog na Izboru u kompaniji {company}, nemoj da potvrđuješ: bez toga se ništa ne menja.',
    },
  },
  address_asked: {
    EN: {
      subject: 'Another address was asked for your Izbor account',
      title: 'Another address was asked for your account',
      paragraphs: [
        'Hello {name}, an administrator asks that your Izbor account has another address: {address}.',
        'A link to confirm it went there. Until it is used this address stays yours, and you sign in as ever.',
      ],
      button: 'Go to Izbor',
      footer: 'If that address is not yours, tell your company at once: they can take it back.',
    },
    SR: {
      subject: 'Za tvoj nalog na Izboru je zatražena druga adresa',
      title: 'Zatražena je druga adresa',
      paragraphs: [
        'Zdravo, {name}, administrator traži da tvoj nalog na Izboru ima drugu adresu: {address}.',
        'Tamo je stigao link za potvrdu. Dok se ne iskoristi, ova adresa ostaje tvoja i prijava je ista.',
      ],
      button: 'Otvori Izbor',
      footer: 'Ako ta adresa nije tvoja, odmah javi svojoj kompaniji: mogu da je opozovu.',
    },
  },
  address_changed: {
    EN: {
      subject: 'Your Izbor account has another address',
      title: 'Your account has another address',
      paragraphs: [
        'Hello {name}, the address of your Izbor account is {address} from now on: it was confirmed from that mailbox.',
        'You were signed out on all devices. Sign in with the new address and the password you have.',
      ],
      button: 'Sign in',
      footer: 'If it was not you, tell your company at once. Nothing more about the account comes to this address.',
    },
    SR: {
      subject: 'Tvoj nalog na Izboru ima drugu adresu',
      title: 'Nalog ima drugu adresu',
      paragraphs: [
        'Zdravo, {name}, adresa tvog naloga na Izboru je od sada {address}: potvrđena je iz tog sandučeta.',
        'Svi tvoji uređaji su odjavljeni. Prijavi se novom adresom i istom lozinkom.',
      ],
      button: 'Prijavi se',
      footer: 'Ako ovo nije tvoja promena, odmah javi svojoj kompaniji. O nalogu na ovu adresu više ništa ne stiže.',
    },
  },
} satisfies Record<string, Record<Language, Letter['texts']>>;
