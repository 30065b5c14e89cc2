import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Vodič bira stazu po grupi i vremenu, a opremu proverava sa tobom pre polaska. U slučaju nevremena dobijaš novi termin.',
    points: ['Licencirani vodič ili trener', 'Zaštitna oprema uključena', 'Novi termin ako je vreme loše'],
    arrange: 'Javi se partneru za termin bar tri dana ranije.',
    limits: ['Potrebna je prosečna kondicija', 'Za mlađe od 18 godina obavezna je saglasnost roditelja'],
  },
  en: {
    about:
      'The guide chooses the route by the group and the weather and checks the gear with you before you leave. In bad weather you get a new date.',
    points: ['Licensed guide or coach', 'Protective gear included', 'A new date in bad weather'],
    arrange: 'Arrange the date with the provider at least three days ahead.',
    limits: ['Average fitness is needed', "Under 18 with a parent's consent"],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'drina',
    price: 7800,
    off: 15,
    way: 'in_store',
    at: ['Ostalo'],
    scenes: ['team-rowing', 'travel-mountains'],
    sr: [
      'Rafting na Drini',
      'Dan na vodi, od Perućca do Rogačice, sa ručkom.',
      'Reka zna put, ti samo veslaj kada viknu.',
    ],
    en: [
      'Rafting on the Drina',
      'A day on the water, from Perućac to Rogačica, with lunch.',
      'The river knows the way; just paddle when they shout.',
    ],
  },
  {
    by: 'kaludjerske',
    price: 2600,
    way: 'in_store',
    at: ['Ostalo'],
    scenes: ['travel-mountains', 'team-campfire'],
    sr: [
      'Vođena tura do Banjske stene',
      'Šest sati hoda, vodič i topla supa u domu.',
      'Vidikovac koji možda poznaješ sa slike, ovog puta uživo.',
    ],
    en: [
      'A guided walk to Banjska stena',
      'Six hours on foot, a guide and hot soup at the lodge.',
      'The view you may know from a picture, this time for real.',
    ],
  },
  {
    by: 'cukarica',
    price: 6900,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['team-rowing'],
    sr: [
      'Škola veslanja na Savi',
      'Osam časova u četvercu, pre posla.',
      'Grad se budi, a ti si već na pola puta do Ade.',
    ],
    en: [
      'Rowing school on the Sava',
      'Eight lessons in a four, before work.',
      'The city wakes up and you are half way to Ada.',
    ],
  },
  {
    by: 'drina',
    price: 69,
    currency: 'EUR',
    way: 'in_store',
    at: ['Nikšić', 'Ostalo'],
    scenes: ['mobility-bicycle', 'travel-mountains'],
    sr: [
      'Biciklom kroz Durmitor, jedan dan',
      'Iznajmljen bicikl, kaciga i prevoz do početka staze.',
      'Četrdeset kilometara, od toga trideset nizbrdo.',
    ],
    en: [
      'Durmitor by bicycle, one day',
      'Bicycle, helmet and a ride to the start.',
      'Forty kilometres, thirty of them downhill.',
    ],
  },
  {
    by: 'kaludjerske',
    price: 9900,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['travel-skis', 'travel-mountains'],
    sr: [
      'Škola skijanja na Tari',
      'Tri dana sa instruktorom, 20\u00a0% povoljnije od ponedeljka do četvrtka.',
      'Gužva ostaje za vikend.',
    ],
    en: [
      'Ski school on Tara',
      'Three days with an instructor, 20% off Monday to Thursday.',
      'The crowd stays for the weekend.',
    ],
  },
  {
    by: 'kadrovska',
    price: 5000,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-football', 'sport-stopwatch'],
    onlyFor: ['IZBOR-RS'],
    sr: [
      'Sportski dan kompanije',
      'Jednom u sezoni zatvaramo kancelariju i idemo na stenu ili na reku.',
      'Jedan radni dan u kome je zabranjeno sedeti.',
    ],
    en: [
      "The company's sports day",
      'Once a season we close the office and go to the wall or the river.',
      'One working day on which sitting is forbidden.',
    ],
    own: {
      sr: {
        about:
          'Program se glasa na početku sezone: stena, reka ili staza. Prevoz, oprema i ručak su obezbeđeni, a dan se vodi kao radni.',
        points: ['Prevoz i ručak', 'Oprema i vodiči', 'Dan se vodi kao radni'],
        arrange: 'Prijavi se u anketi koju šalje kadrovska služba.',
        limits: ['Učešće je dobrovoljno', 'Broj mesta po aktivnosti je ograničen'],
      },
      en: {
        about:
          'The programme is voted on at the start of the season: the wall, the river or a trail. Transport, gear and lunch are provided, and it counts as a working day.',
        points: ['Transport and lunch', 'Gear and guides', 'It counts as a working day'],
        arrange: 'Sign up in the poll sent by human resources.',
        limits: ['Taking part is voluntary', 'Places in each activity are limited'],
      },
    },
  },
];

export const sportOutdoor = benefitsOf('sport/outdoor', subject, written);
