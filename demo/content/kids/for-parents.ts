import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Pravo važi za oba roditelja i za usvojitelje, bez obzira na radno mesto. Dovoljna je poruka, dokumenta se donose kasnije.',
    points: ['Za oba roditelja i usvojitelje', 'Plaćeno kao radni dan', 'Ne umanjuje godišnji odmor'],
    arrange: 'Javi se kadrovskoj službi porukom.',
    limits: ['Koristi se u roku od trideset dana', 'Ne prenosi se na drugu osobu'],
  },
  en: {
    about:
      'It is for both parents and for adoptive parents, whatever their position. A message is enough; papers can follow.',
    points: ['For both parents and adoptive parents', 'Paid as a working day', 'Not taken from annual leave'],
    arrange: 'Send human resources a message.',
    limits: ['To be used within thirty days', 'It cannot be passed on'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'kadrovska',
    price: 12000,
    kind: 'fixed',
    way: 'web',
    at: ['Beograd'],
    scenes: ['kids-rainbow', 'kids-kite'],
    onlyFor: ['IZBOR-RS'],
    sr: ['Poklon za novorođenče', 'Paket i tri plaćena dana za oba roditelja.', 'Prvih dana ništa drugo ne postoji.'],
    en: [
      'A gift for a newborn',
      'A package and three paid days for both parents.',
      'In the first days nothing else exists.',
    ],
  },
  {
    by: 'kadrovska',
    price: 6200,
    kind: 'fixed',
    way: 'web',
    at: ['Beograd'],
    scenes: ['kids-tent'],
    sr: [
      'Slobodan dan za prvi školski dan',
      'Roditelji prvaka ne rade 1. septembra.',
      'Torba je veća od deteta samo jednom.',
    ],
    en: [
      'A day off for the first day of school',
      'Parents of first graders do not work on 1 September.',
      'The bag is bigger than the child only once.',
    ],
  },
];

export const kidsForParents = benefitsOf('kids/lessons', subject, written);
