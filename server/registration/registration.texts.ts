import type { Language } from '#contract/language/language.ts';
import { SECURITY_LETTERS } from './security.texts.ts';

/** A mail with paragraphs and one button. */
export interface LetterTexts {
  subject: string;
  title: string;
  /** Paragraphs; `{name}` (the first name), `{company}` and `{inviter}` are placeholders. */
  paragraphs: readonly string[];
  button: string;
  footer: string;
}

export const LETTERS = {
  ...SECURITY_LETTERS,
  registration_confirmation: {
    EN: {
      subject: 'Confirm your address for Izbor',
      title: 'Confirm your address',
      paragraphs: [
        'Hello {name}, your account with {company} is almost ready.',
        'The link works once, within 48 hours.',
      ],
      button: 'Confirm my address',
      footer:
        'If you did not register with Izbor, you can ignore this e-mail: without the link the account stays closed.',
    },
    SR: {
      subject: 'Potvrdi svoju adresu za Izbor',
      title: 'Potvrdi svoju adresu',
      paragraphs: [
        'Zdravo, {name}, tvoj nalog u kompaniji {company} je skoro spreman.',
        'Link može da se iskoristi jednom, u roku od 48 sati.',
      ],
      button: 'Potvrdi moju adresu',
      footer: 'Ako ovo nije tvoja registracija, slobodno zanemari poruku: bez ovog linka nalog ostaje zatvoren.',
    },
  },
  registered_again: {
    EN: {
      subject: 'Choose your password for Izbor',
      title: 'Choose your password',
      paragraphs: [
        'Hello {name}, somebody, probably you, has just registered with this address at {company}. The address is known there, so the password that was entered does not count.',
        'Choose your own with the link, and your account is ready. It can be used once, within an hour.',
      ],
      button: 'Choose my password',
      footer: 'If it was not you, there is nothing to do: without the link the account stays closed.',
    },
    SR: {
      subject: 'Izaberi svoju lozinku za Izbor',
      title: 'Izaberi svoju lozinku',
      paragraphs: [
        'Zdravo, {name}, u kompaniji {company} je upravo stigla registracija sa ovom adresom, verovatno tvoja. Adresa je tamo već poznata, pa upisana lozinka ne važi.',
        'Izaberi svoju preko linka i nalog je spreman. Link može da se iskoristi jednom, u roku od jednog sata.',
      ],
      button: 'Izaberi moju lozinku',
      footer: 'Ako ovo nije tvoja registracija, ne treba ništa da radiš: bez ovog linka nalog ostaje zatvoren.',
    },
  },
  already_registered: {
    EN: {
      subject: 'You already have an Izbor account',
      title: 'You already have an account',
      paragraphs: [
        'Hello {name}, somebody has just tried to register with this address. It already has an account with {company}.',
        'If it was you, just sign in. On that page you can also choose a new password.',
      ],
      button: 'Sign in',
      footer: 'If it was not you, there is nothing to do: nothing was changed.',
    },
    SR: {
      subject: 'Već imaš nalog na Izboru',
      title: 'Već imaš nalog',
      paragraphs: [
        'Zdravo, {name}, upravo je neko pokušao registraciju sa ovom adresom. Ona već ima nalog u kompaniji {company}.',
        'Ako je to tvoj pokušaj, samo se prijavi. Na toj stranici možeš da izabereš i novu lozinku.',
      ],
      button: 'Prijavi se',
      footer: 'Ako nije tvoj, ne treba ništa da radiš: ništa nije promenjeno.',
    },
  },
  registered_closed: {
    EN: {
      subject: 'This address has a closed Izbor account',
      title: 'This address has a closed account',
      paragraphs: [
        'Hello {name}, somebody has just tried to register with this address. It belongs to an account with {company} that is closed.',
        'If it was you, ask your company for an account with another address, or {company} to open that one again: an address has one account only.',
      ],
      button: 'Go to Izbor',
      footer: 'If it was not you, there is nothing to do: nothing was changed.',
    },
    SR: {
      subject: 'Ova adresa ima ugašen nalog na Izboru',
      title: 'Ova adresa ima ugašen nalog',
      paragraphs: [
        'Zdravo, {name}, upravo je neko pokušao registraciju sa ovom adresom. Ona pripada nalogu u kompaniji {company} koji je ugašen.',
        'Ako je to tvoj pokušaj, zatraži od svoje kompanije nalog sa drugom adresom, ili od kompanije {company} da ponovo otvori ovaj: jedna adresa ima samo jedan nalog.',
      ],
      button: 'Otvori Izbor',
      footer: 'Ako nije tvoj, ne treba ništa da radiš: ništa nije promenjeno.',
    },
  },
  invitation: {
    EN: {
      subject: '{company} invites you to Izbor',
      title: 'A budget is waiting for you',
      paragraphs: [
        '{inviter} invites you to Izbor, the shop in which {company} gives its people a budget for benefits.',
        'The invitation is for you alone and is valid for two weeks.',
      ],
      button: 'Create my account',
      footer: 'If you do not know this company, you can ignore this e-mail.',
    },
    SR: {
      subject: '{company} te poziva na Izbor',
      title: 'Čeka te budžet za izbor',
      paragraphs: [
        '{inviter} te poziva na Izbor, prodavnicu u kojoj {company} svojim ljudima daje budžet za benefite.',
        'Pozivnica je samo za tebe i važi dve nedelje.',
      ],
      button: 'Napravi moj nalog',
      footer: 'Ako ova kompanija nije tvoja, slobodno zanemari poruku.',
    },
  },
  password_reset: {
    EN: {
      subject: 'Choose a new password for Izbor',
      title: 'Choose a new password',
      paragraphs: ['Hello {name}, open the link and choose a new password.', 'It can be used once, within an hour.'],
      button: 'Choose a new password',
      footer:
        'Izbor sends this e-mail when a new password is asked for, and to whoever has a role and no password of their own yet. If you do not need it, ignore it: without the link nothing changes.',
    },
    SR: {
      subject: 'Izaberi novu lozinku za Izbor',
      title: 'Izaberi novu lozinku',
      paragraphs: [
        'Zdravo, {name}, otvori link i izaberi novu lozinku.',
        'Može da se iskoristi jednom, u roku od jednog sata.',
      ],
      button: 'Izaberi novu lozinku',
      footer:
        'Izbor šalje ovu poruku kad neko zatraži novu lozinku, i onome ko ima ulogu a još nema svoju lozinku. Ako ti ne treba, slobodno je zanemari: bez ovog linka ništa se ne menja.',
    },
  },
  password_changed: {
    EN: {
      subject: 'Your Izbor password was changed',
      title: 'Your password was changed',
      paragraphs: [
        'Hello {name}, the password of your account has just been changed, and your other devices were signed out.',
        'If it was not you, choose a new one at once and tell your company.',
      ],
      button: 'It was not me',
      footer: 'Izbor sent this e-mail because the password of your account was changed.',
    },
    SR: {
      subject: 'Tvoja lozinka za Izbor je promenjena',
      title: 'Lozinka je promenjena',
      paragraphs: [
        'Zdravo, {name}, lozinka tvog naloga je upravo promenjena, a ostali tvoji uređaji su odjavljeni.',
        'Ako promena nije tvoja, odmah izaberi novu lozinku i javi svojoj kompaniji.',
      ],
      button: 'Nije moja promena',
      footer: 'Ovu poruku šalje Izbor jer je promenjena lozinka tvog naloga.',
    },
  },
  roles_changed: {
    EN: {
      subject: 'Your roles on Izbor have changed',
      title: 'Your roles have changed',
      paragraphs: [
        'Hello {name}, somebody has just changed what you may do in the administration of Izbor, and you were signed out everywhere.',
        'Sign in again: the menu shows what you may do now.',
      ],
      button: 'Sign in',
      footer: 'If you did not expect this, ask your company who looks after the roles.',
    },
    SR: {
      subject: 'Tvoje uloge na Izboru su promenjene',
      title: 'Tvoje uloge su promenjene',
      paragraphs: [
        'Zdravo, {name}, upravo je promenjeno šta možeš u administraciji Izbora, a svi tvoji uređaji su odjavljeni.',
        'Prijavi se ponovo: meni pokazuje šta sada možeš.',
      ],
      button: 'Prijavi se',
      footer: 'Ako ovo ne očekuješ, pitaj u kompaniji ko brine o ulogama.',
    },
  },
} satisfies Record<string, Record<Language, LetterTexts>>;

export type LetterKind = keyof typeof LETTERS;
