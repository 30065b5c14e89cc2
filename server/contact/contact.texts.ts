interface ContactTexts {
  copySubject: (subject: string) => string;
  copyTitle: string;
  copyIntro: string;
  copyButton: string;
  copyFooter: string;
}

const en: ContactTexts = {
  copySubject: (subject) => `Your message: ${subject}`,
  copyTitle: 'We have your message',
  copyIntro: 'We’ll reply by e-mail within two working days. This is what you wrote:',
  copyButton: 'Questions and answers',
  copyFooter: 'Izbor sent this e-mail because a message was sent from the contact page with your account.',
};

const sr: ContactTexts = {
  copySubject: (subject) => `Tvoja poruka: ${subject}`,
  copyTitle: 'Poruka je stigla',
  copyIntro: 'Odgovaramo e-poštom u roku od dva radna dana. Ovo je poslata poruka:',
  copyButton: 'Pitanja i odgovori',
  copyFooter: 'Ovu poruku šalje Izbor jer je sa tvog naloga poslata poruka sa stranice Kontakt.',
};

/** The copy for its writer. What the people behind the shop get is in Serbian, their language. */
export const CONTACT_TEXTS = { EN: en, SR: sr };
