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
    arrange: 'Arrange the date with the partner at least three days ahead.',
    limits: ['Average fitness is needed', "Under 18 with a parent's consent"],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'stena',
    price: 5200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-climbing'],
    sr: [
      'Sportsko penjanje, uvodni kurs',
      'Četiri treninga na veštačkoj steni, sa opremom.',
      'Posle prvog časa i police u dnevnoj sobi izgledaju drugačije.',
    ],
    en: [
      'Sport climbing, a first course',
      'Four sessions on the wall, gear included.',
      'After the first session even your bookshelves look different.',
    ],
  },
  {
    by: 'stena',
    price: 3900,
    way: 'in_store',
    at: ['Beograd'],
    monthly: true,
    scenes: ['sport-climbing'],
    sr: [
      'Penjačka sala, mesečna pretplata',
      'Neograničeno penjanje i bolder zona.',
      'Novi smer svake nedelje i uvek isti magnezijum na rukama.',
    ],
    en: [
      'Climbing hall, monthly subscription',
      'Unlimited climbing and a bouldering zone.',
      'A new route every week and the same chalk on your hands.',
    ],
  },
  {
    by: 'drina',
    price: 7800,
    off: 15,
    way: 'in_store',
    at: ['Ostalo'],
    scenes: ['team-rowing', 'travel-mountains'],
    sr: [
      'Rafting na Drini',
      'Dan na vodi, od Bastašice do Perućca, sa ručkom.',
      'Reka zna put, ti samo veslaj kada viknu.',
    ],
    en: [
      'Rafting on the Drina',
      'A day on the water, down to Perućac, lunch included.',
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
      'Vidikovac koji si možda poznaješ sa slike, ovog puta bez slike.',
    ],
    en: [
      'A guided walk to Banjska stena',
      'Six hours on foot, a guide and hot soup at the lodge.',
      'The view you know from pictures, this time without one.',
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
      'Tri dana sa instruktorom, 20 % povoljnije od ponedeljka do četvrtka.',
      'Gužva ostaje za vikend.',
    ],
    en: [
      'Ski school on Tara',
      'Three days with an instructor, 20 % off Monday to Thursday.',
      'The crowd stays for the weekend.',
    ],
  },
  {
    by: 'stena',
    price: 5000,
    kind: 'fixed',
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['sport-climbing'],
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
  },
];

export const sportOutdoor = benefitsOf('sport/outdoor', subject, written);
