import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Nastavnik se prilagođava tebi: temi, tempu i onome što ti sutra treba. Termin pomeraš u aplikaciji, bez objašnjenja.',
    points: ['Tema po tvom izboru', 'Beleške posle svakog časa', 'Jutarnji i večernji termini'],
    arrange: 'Nastavnika i termin biraš na sajtu.',
    limits: ['Otkazivanje najkasnije 12 sati ranije', 'Neiskorišćeni časovi važe tri meseca'],
  },
  en: {
    about:
      'The teacher adapts to you: to the topic, the pace and what you need tomorrow. You move a lesson in the app, without explaining.',
    points: ['A topic of your choice', 'Notes after each lesson', 'Mornings and evenings'],
    arrange: 'Choose a teacher and a time on the site.',
    limits: ['Cancel at least 12 hours before', 'Unused lessons last three months'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'rec',
    price: 3200,
    way: 'web',
    at: ['Online'],
    scenes: ['learning-bubbles', 'technology-laptop'],
    sr: [
      'Individualni čas jezika',
      'Engleski, nemački, francuski ili španski, 60 minuta.',
      'Sat vremena u kome nema s kim da se sakriješ.',
    ],
    en: [
      'A private language lesson',
      'English, German, French or Spanish, 60 minutes.',
      'An hour with nobody to hide behind.',
    ],
  },
  {
    by: 'rec',
    price: 5900,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['learning-bubbles', 'technology-laptop'],
    sr: [
      'Konverzacija uživo, pretplata',
      'Četiri razgovora mesečno sa izvornim govornikom.',
      'Greške su dobrodošle, tišina nije.',
    ],
    en: [
      'Live conversation, subscription',
      'Four talks a month with a native speaker.',
      'Mistakes are welcome, silence is not.',
    ],
  },
  {
    by: 'most',
    price: 65,
    currency: 'KM',
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['technology-laptop', 'education-dictionary'],
    sr: ['Engleski preko ekrana, pretplata', 'Dva časa sedmično u paru.', 'Profesor na ekranu, kafa na stolu.'],
    en: [
      'English on screen, subscription',
      'Two lessons a week in pairs.',
      'The teacher on the screen, the coffee on the table.',
    ],
  },
];

export const educationOneToOne = benefitsOf('education/languages', subject, written);
