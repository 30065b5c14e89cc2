const WHERE = {
  en: 'Download it under Certificates, or share the link that proves it is real.',
  sr: 'Preuzmi ga među sertifikatima ili podeli link koji ga potvrđuje.',
};

/** The notification that there is a new certificate, in both languages. */
export const ISSUED = {
  course: {
    en: { title: 'You have passed: here is your certificate', text: `You have passed the course. ${WHERE.en}` },
    sr: { title: 'Položeno: tu je i sertifikat', text: `Kurs je položen. ${WHERE.sr}` },
  },
  package: {
    en: {
      title: 'You have completed a whole package',
      text: `You have passed all of its courses, so it has a certificate of its own. ${WHERE.en}`,
    },
    sr: {
      title: 'Ceo paket je položen',
      text: `Svi kursevi iz paketa su položeni, pa i on ima svoj sertifikat. ${WHERE.sr}`,
    },
  },
} as const;
