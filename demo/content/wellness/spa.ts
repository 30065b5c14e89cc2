import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Dan počinje bademantilom, a završava se čajem. Bazeni, saune i soba za odmor su na istom spratu, pa se ništa ne žuri.',
    points: ['Bademantil, papuče i peškir', 'Saune i bazen bez ograničenja', 'Čaj i voće'],
    arrange: 'Dolazak najavi dan ranije, vikendom i ranije.',
    limits: ['Deca do 14 godina ne ulaze u saune', 'Broj mesta vikendom je ograničen'],
  },
  en: {
    about:
      'The day begins with a bathrobe and ends with tea. Pools, saunas and the rest room share one floor, so nothing is rushed.',
    points: ['Bathrobe, slippers and a towel', 'Saunas and pool without limit', 'Tea and fruit'],
    arrange: 'Book a day ahead, earlier for weekends.',
    limits: ['Children under 14 may not enter the saunas', 'Places are limited at weekends'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'junakovic',
    key: 'spa',
    price: 7900,
    off: 18,
    way: 'in_store',
    at: ['Ostalo'],
    scenes: ['wellness-bath', 'wellness-stones'],
    addedDaysAgo: 5,
    sr: [
      'Banja i sauna za dvoje',
      'Ceo dan u termalnoj vodi, peškiri i čaj.',
      'Voda topla, dan dug, a do povratka niko ništa ne pita.',
    ],
    en: [
      'Spa and sauna for two',
      'A whole day in thermal water, towels and tea.',
      'Warm water, a long day, and nobody asks for anything.',
    ],
  },
  {
    by: 'junakovic',
    price: 2600,
    way: 'in_store',
    at: ['Ostalo'],
    scenes: ['wellness-bath'],
    sr: ['Dnevna karta za terme', 'Šest bazena, od mlakog do vrelog.', 'Krug po bazenima, pa još jedan.'],
    en: ['Day ticket to the baths', 'Six pools, from lukewarm to hot.', 'Once round the pools, and then once more.'],
  },
  {
    by: 'mir',
    price: 3200,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['wellness-towels'],
    sr: [
      'Sauna i soba soli, tri dolaska',
      'Finska sauna, parno kupatilo i himalajska so.',
      'Napolju košava, unutra devedeset stepeni.',
    ],
    en: [
      'Sauna and salt room, three visits',
      'Finnish sauna, steam bath and Himalayan salt.',
      'Wind outside, ninety degrees inside.',
    ],
  },
  {
    by: 'lotos',
    price: 6400,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['wellness-bath', 'wellness-lotus'],
    sr: [
      'Večernji spa ritual',
      'Piling, kupka i masaža stopala, od 18 do 21 čas.',
      'Utorak uveče, a izgleda kao nedelja.',
    ],
    en: [
      'An evening spa ritual',
      'Scrub, bath and foot massage, 6 to 9 pm.',
      'A Tuesday evening that feels like Sunday.',
    ],
  },
  {
    by: 'bistrik',
    price: 38,
    currency: 'KM',
    way: 'in_store',
    at: ['Sarajevo'],
    scenes: ['wellness-bath'],
    sr: ['Hamam, dva sata', 'Topla sala, hladan bazen i čaj od kadulje.', 'Mramor, para i tišina iz prošlog vijeka.'],
    en: [
      'Hammam, two hours',
      'Warm hall, cold pool and sage tea.',
      'Marble, steam and the silence of another century.',
    ],
  },
  {
    by: 'lovcen',
    price: 65,
    currency: 'EUR',
    off: 15,
    way: 'in_store',
    at: ['Budva'],
    scenes: ['wellness-bath', 'travel-sailing'],
    sr: ['Spa dan uz more', 'Bazen sa morskom vodom, sauna i ručak.', 'So na koži i kad nije sezona.'],
    en: ['A spa day by the sea', 'A seawater pool, sauna and lunch.', 'Salt on your skin even out of season.'],
  },
  {
    by: 'lovcen',
    price: 48,
    currency: 'EUR',
    way: 'in_store',
    at: ['Budva', 'Podgorica'],
    monthly: true,
    scenes: ['wellness-bath', 'wellness-towels'],
    sr: [
      'Spa Lovćen, mjesečna pretplata',
      'Dva dolaska mjesečno, radnim danima.',
      'Dva popodneva mjesečno koja ne idu u kalendar.',
    ],
    en: [
      'Spa Lovćen, monthly subscription',
      'Two visits a month, on working days.',
      'Two afternoons a month that stay off the calendar.',
    ],
  },
  {
    by: 'junakovic',
    price: 11800,
    kind: 'special',
    off: 30,
    way: 'web',
    at: ['Ostalo'],
    scenes: ['wellness-bath'],
    sr: [
      'Banjski vikend van sezone',
      'Dve noći sa polupansionom, 30\u00a0% manje od novembra do marta.',
      'Najbolje je kada napolju pada sneg.',
    ],
    en: [
      'A spa weekend out of season',
      'Two nights with half board, 30% off November to March.',
      'At its best when it snows outside.',
    ],
  },
  {
    by: 'lovcen',
    price: null,
    currency: 'EUR',
    kind: 'special',
    off: 20,
    way: 'in_store',
    at: ['Budva'],
    scenes: ['wellness-bath'],
    sr: [
      'Popust u spa centru Lovćen',
      '20\u00a0% manje na sve tretmane duže od sat vremena.',
      'Uz more se i odmor odmara.',
    ],
    en: [
      'A discount at Spa Lovćen',
      '20% off every treatment longer than an hour.',
      'By the sea even rest takes a rest.',
    ],
  },
];

export const wellnessSpa = benefitsOf('wellness/spa', subject, written);
