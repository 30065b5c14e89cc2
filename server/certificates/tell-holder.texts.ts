const WHERE = {
  en: 'Download it under Certificates, or pass on the link that proves it.',
  sr: 'Preuzmi ga među sertifikatima ili podeli link koji ga potvrđuje.',
};

/** What somebody is told who has a new certificate, in both languages. */
export const ISSUED = {
  course: {
    en: { title: 'You have passed: here is your certificate', text: `The course is passed. ${WHERE.en}` },
    sr: { title: 'Položeno: tu je i sertifikat', text: `Kurs je položen. ${WHERE.sr}` },
  },
  package: {
    en: {
      title: 'A whole package is passed',
      text: `All of its courses are passed, so it has its own certificate. ${WHERE.en}`,
    },
    sr: {
      title: 'Ceo paket je položen',
      text: `Svi kursevi iz paketa su položeni, pa i on ima svoj sertifikat. ${WHERE.sr}`,
    },
  },
} as const;
