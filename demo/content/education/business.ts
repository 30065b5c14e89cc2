import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about: 'Radionice se vode u malim grupama i na primerima iz tvog posla, pa se prva stvar menja već sledećeg dana.',
    points: ['Radni materijal i literatura', 'Razgovor sa predavačem posle mesec dana', 'Potvrda o učešću'],
    arrange: 'Termin biraš na sajtu partnera, do popune mesta.',
    limits: ['Pauza i ručak su uključeni samo u celodnevne programe', 'Zamena učesnika je moguća do tri dana ranije'],
  },
  en: {
    about:
      'The workshops run in small groups and on examples from your work, so the first thing changes the very next day.',
    points: ['Working material and reading', 'A talk with the teacher a month later', 'A certificate of attendance'],
    arrange: "Choose a date on the provider's site, while places last.",
    limits: [
      'Breaks and lunch only in all-day programmes',
      'Another person may take your place up to three days before',
    ],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'kompas',
    price: 26900,
    way: 'web',
    at: ['Beograd'],
    scenes: ['education-compass', 'education-lamp'],
    leaflets: ['course'],
    sr: [
      'Prvi put rukovodilac',
      'Dva dana o delegiranju, poverenju i teškim razgovorima.',
      'Jučerašnji kolega danas pita tebe šta dalje.',
    ],
    en: [
      'A manager for the first time',
      'Two days on delegating, trust and hard conversations.',
      "Yesterday's colleague asks you today what comes next.",
    ],
  },
  {
    by: 'kompas',
    price: 14500,
    off: 10,
    way: 'web',
    at: ['Beograd', 'Online'],
    scenes: ['education-microphone', 'education-lamp'],
    sr: ['Javni nastup bez treme', 'Tri popodneva, kamera i povratna reč grupe.', 'Ruke će naći mesto, glas takođe.'],
    en: [
      'Public speaking without nerves',
      "Three afternoons, a camera and the group's feedback.",
      'Your hands will find a place, and so will your voice.',
    ],
  },
  {
    by: 'kompas',
    price: 11800,
    way: 'web',
    at: ['Online'],
    scenes: ['learning-hours', 'education-notebook'],
    sr: ['Upravljanje vremenom', 'Dve radionice i dnevnik za tri nedelje.', 'Lista obaveza koja se zaista skraćuje.'],
    en: ['Managing time', 'Two workshops and a three-week journal.', 'A to-do list that really gets shorter.'],
  },
  {
    by: 'kompas',
    price: 32000,
    way: 'web',
    at: ['Beograd'],
    scenes: ['education-target', 'education-notebook'],
    leaflets: ['course'],
    sr: ['Upravljanje projektima', 'Priprema za PMI sertifikat, četiri subote.', 'Rok je datum, plan je razgovor.'],
    en: [
      'Project management',
      'Preparing for the PMI certificate, four Saturdays.',
      'A deadline is a date; a plan is a conversation.',
    ],
  },
  {
    by: 'kompas',
    price: 18900,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['education-chess', 'education-graduation'],
    leaflets: ['course'],
    sr: [
      'Pregovaranje u praksi',
      'Dva dana simulacija, sa analizom snimaka.',
      'Najbolji dogovor je onaj posle kog obe strane ručaju zajedno.',
    ],
    en: [
      'Negotiation in practice',
      'Two days of simulations, with the recordings analysed.',
      'The best deal is the one after which both sides have lunch together.',
    ],
  },
  {
    by: 'kompas',
    price: 9900,
    way: 'web',
    at: ['Online'],
    scenes: ['learning-savings', 'education-notebook'],
    sr: [
      'Lične finansije od početka',
      'Budžet, štednja i prva ulaganja, tri časa.',
      'Novac voli kada ga neko gleda u oči.',
    ],
    en: [
      'Personal finance from the start',
      'A budget, saving and first investments, three lessons.',
      'Money likes to be looked in the eye.',
    ],
  },
  {
    by: 'kompas',
    price: 7800,
    way: 'web',
    at: ['Online'],
    monthly: true,
    scenes: ['education-compass', 'education-lamp'],
    sr: [
      'Mentor, mesečna pretplata',
      'Dva razgovora mesečno sa iskusnim rukovodiocem.',
      'Neko ko je istu grešku napravio pre deset godina.',
    ],
    en: [
      'A mentor, monthly subscription',
      'Two talks a month with an experienced manager.',
      'Somebody who made the same mistake ten years ago.',
    ],
    own: {
      sr: {
        about:
          'Mentora biraš po tome šta ti je sada teško, a ne po zvanju. Razgovor traje 50 minuta i završava se jednim zadatkom.',
        points: ['Dva razgovora mesečno', 'Jedan zadatak do sledećeg susreta', 'Promena mentora bez objašnjenja'],
        arrange: 'Upitnik popunjavaš na sajtu partnera.',
        limits: ['Neiskorišćen razgovor prelazi u naredni mesec samo jednom', 'Razgovori su poverljivi'],
      },
      en: {
        about:
          'You choose a mentor by what is hard for you now, not by title. A talk lasts 50 minutes and ends with one task.',
        points: ['Two talks a month', 'One task until the next', 'A change of mentor without explaining'],
        arrange: "Fill in the questionnaire on the provider's site.",
        limits: ['An unused talk carries over once', 'The talks are confidential'],
      },
    },
  },
  {
    by: 'most',
    price: 240,
    currency: 'KM',
    way: 'web',
    at: ['Sarajevo', 'Banja Luka'],
    scenes: ['education-chess', 'education-graduation'],
    leaflets: ['course'],
    sr: [
      'Vještine vođenja tima',
      'Četiri radionice za vođe malih timova.',
      'Tim od pet ljudi ima pet kalendara i jedan cilj.',
    ],
    en: [
      'Leading a team',
      'Four workshops for leaders of small teams.',
      'A team of five has five calendars and one goal.',
    ],
  },
  {
    by: 'talas',
    price: 160,
    currency: 'EUR',
    way: 'web',
    at: ['Podgorica'],
    scenes: ['learning-bubbles'],
    sr: [
      'Prodajni razgovor',
      'Jedan dan vježbi, uloge i povratna riječ.',
      'Slušanje je pola prodaje, druga polovina je strpljenje.',
    ],
    en: [
      'The sales conversation',
      'A day of exercises, roles and feedback.',
      'Listening is half of selling, the other half is patience.',
    ],
  },
  {
    by: 'kompas',
    price: 22000,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Beograd', 'Online'],
    scenes: ['learning-peak', 'education-compass'],
    sr: [
      'Popust na individualni koučing',
      'Pet susreta, 20\u00a0% manje.',
      'Pitanja koja ne dobijaš na redovnom sastanku.',
    ],
    en: [
      'A discount on personal coaching',
      'Five meetings, 20% off.',
      'The questions you do not get in a regular meeting.',
    ],
  },
];

export const educationBusiness = benefitsOf('education/business', subject, written);
