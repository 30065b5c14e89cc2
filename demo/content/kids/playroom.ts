import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Igraonica je podeljena po uzrastu, sa kutkom za najmlađe i stolom za crtanje. Roditelj može da ostane, a može i da popije kafu u komšiluku.',
    points: ['Vaspitač u svakom terminu', 'Podela po uzrastu', 'Čiste čarape i voda na mestu'],
    arrange: 'Najavi dolazak telefonom, vikendom i ranije.',
    limits: ['Deca do tri godine uz pratnju', 'Hrana sa strane nije dozvoljena'],
  },
  en: {
    about:
      'The playroom is divided by age, with a corner for the youngest and a drawing table. A parent may stay, or have a coffee round the corner.',
    points: ['A carer at all hours', 'Divided by age', 'Clean socks and water provided'],
    arrange: 'Call before you come, earlier for weekends.',
    limits: ['Children up to three with an adult', 'No food from outside'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'baloncic',
    price: 2600,
    way: 'in_store',
    at: ['Novi Sad', 'Beograd'],
    scenes: ['kids-rainbow', 'kids-kite'],
    sr: ['Igraonica, deset dolazaka', 'Do tri sata po dolasku, sa vaspitačem.', 'Dve šoljice kafe, popijene do kraja.'],
    en: [
      'Playroom, ten visits',
      'Up to three hours a visit, with a carer.',
      'Two cups of coffee, drunk to the bottom.',
    ],
  },
  {
    by: 'baloncic',
    price: 7400,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['food-cake', 'kids-rainbow'],
    sr: ['Rođendan za desetoro dece', 'Igraonica, animator, torta i dekoracija.', 'Tebi ostaje samo da slikaš.'],
    en: [
      'A birthday for ten children',
      'Playroom, host, cake and decorations.',
      'All that is left to you is to take pictures.',
    ],
  },
  {
    by: 'baloncic',
    price: 45,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['kids-rainbow'],
    sr: ['Igraonica i radionice', 'Osam dolazaka, slikanje i lutke.', 'Vikend koji ne počinje crtanim filmom.'],
    en: [
      'Playroom and workshops',
      'Eight visits, painting and puppets.',
      'A weekend that does not begin with a cartoon.',
    ],
  },
];

export const kidsPlayroom = benefitsOf('kids/camps', subject, written);
