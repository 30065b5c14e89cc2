import type { Language } from '#contract/language/language.ts';
import type { Letter } from '../mail/letter.ts';

/** Mails about changes of how a person signs in, made by an administrator or by themselves. */
export const SECURITY_LETTERS = {
  password_link: {
    EN: {
      subject: 'Your link to a new Izbor password',
      title: 'Choose a new password',
      paragraphs: [
        'Hello {name}, an administrator of Izbor sends you this link, so that you can choose a new password.',
        'It can be used once, within an hour. Until then your password is the old one.',
      ],
      button: 'Choose a new password',
      footer: 'If you did not ask anybody for it, do not open the link, and tell your company.',
    },
    SR: {
      subject: 'Tvoj link za novu lozinku na Izboru',
      title: 'Izaberi novu lozinku',
      paragraphs: [
        'Zdravo, {name}, ovaj link ti šalje administrator Izbora, da izabereš novu lozinku.',
        'Može da se iskoristi jednom, u roku od jednog sata. Do tada važi stara lozinka.',
      ],
      button: 'Izaberi novu lozinku',
      footer: 'Ako ovo ni od koga nije traženo, nemoj da otvaraš link i javi svojoj kompaniji.',
    },
  },
  signed_out: {
    EN: {
      subject: 'You were signed out of Izbor',
      title: 'You were signed out on all devices',
      paragraphs: [
        'Hello {name}, an administrator of Izbor has just signed you out on all devices.',
        'Sign in again with the same password. If you think somebody else knows it, choose a new one there.',
      ],
      button: 'Sign in',
      footer: 'If you did not expect this, tell your company.',
    },
    SR: {
      subject: 'Tvoji uređaji su odjavljeni sa Izbora',
      title: 'Svi tvoji uređaji su odjavljeni',
      paragraphs: [
        'Zdravo, {name}, administrator Izbora je upravo odjavio sve tvoje uređaje.',
        'Prijavi se ponovo istom lozinkom. Ako misliš da je zna još neko, tamo izaberi novu.',
      ],
      button: 'Prijavi se',
      footer: 'Ako ovo ne očekuješ, javi svojoj kompaniji.',
    },
  },
  code_turned_off: {
    EN: {
      subject: 'Your one-time code on Izbor is off',
      title: 'Your one-time code is off',
      paragraphs: [
        'Hello {name}, an administrator of Izbor has just turned off the one-time code of your account: signing in asks for your password alone.',
        'In your profile you can turn it on again, with the phone you have now.',
      ],
      button: 'Sign in',
      footer: 'If you did not ask for this, choose a new password at once and tell your company.',
    },
    SR: {
      subject: 'Tvoj jednokratni kod na Izboru je isključen',
      title: 'Jednokratni kod je isključen',
      paragraphs: [
        'Zdravo, {name}, administrator Izbora je upravo isključio jednokratni kod tvog naloga: za prijavu je dovoljna lozinka.',
        'Na profilu možeš ponovo da ga uključiš, na telefonu koji sada imaš.',
      ],
      button: 'Prijavi se',
      footer: 'Ako ovo nije tvoj zahtev, odmah izaberi novu lozinku i javi svojoj kompaniji.',
    },
  },
  own_code_turned_on: {
    EN: {
      subject: 'Your one-time code on Izbor is on',
      title: 'Your one-time code is on',
      paragraphs: [
        'Hello {name}, the one-time code of your account has just been turned on in your profile: signing in also asks for a code from your app.',
        'If it was not you, choose a new password at once and tell your company.',
      ],
      button: 'It was not me',
      footer: 'Izbor sent this e-mail because the one-time code of your account was turned on.',
    },
    SR: {
      subject: 'Tvoj jednokratni kod na Izboru je uključen',
      title: 'Jednokratni kod je uključen',
      paragraphs: [
        'Zdravo, {name}, jednokratni kod tvog naloga je upravo uključen na profilu: prijava traži i kod iz tvoje aplikacije.',
        'Ako promena nije tvoja, odmah izaberi novu lozinku i javi svojoj kompaniji.',
      ],
      button: 'Nije moja promena',
      footer: 'Ovu poruku šalje Izbor jer je uključen jednokratni kod tvog naloga.',
    },
  },
  own_code_turned_off: {
    EN: {
      subject: 'Your one-time code on Izbor is off',
      title: 'Your one-time code is off',
      paragraphs: [
        'Hello {name}, the one-time code of your account has just been turned off in your profile: signing in asks for your password alone.',
        'If it was not you, choose a new password at once and tell your company.',
      ],
      button: 'It was not me',
      footer: 'Izbor sent this e-mail because the one-time code of your account was turned off.',
    },
    SR: {
      subject: 'Tvoj jednokratni kod na Izboru je isključen',
      title: 'Jednokratni kod je isključen',
      paragraphs: [
        'Zdravo, {name}, jednokratni kod tvog naloga je upravo isključen na profilu: za prijavu je dovoljna lozinka.',
        'Ako promena nije tvoja, odmah izaberi novu lozinku i javi svojoj kompaniji.',
      ],
      button: 'Nije moja promena',
      footer: 'Ovu poruku šalje Izbor jer je isključen jednokratni kod tvog naloga.',
    },
  },
} satisfies Record<string, Record<Language, Letter['texts']>>;
