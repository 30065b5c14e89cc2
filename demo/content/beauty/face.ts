import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Tretmani su kratki i jasno opisani, a kozmetičarka predlaže nešto tek kada pogleda kožu. Sve radi sa preparatima bez mirisa ako tako želiš.',
    points: ['Pregled kože pre tretmana', 'Preparati bez mirisa na zahtev', 'Uzorci za kod kuće'],
    arrange: 'Termin zakaži telefonom, bar dan ranije.',
    limits: ['Nije za sveže opekotine i tokom terapije retinoidima', 'Otkazivanje 12 sati ranije'],
  },
  en: {
    about:
      'Treatments are short and clearly described, and the beautician proposes one only after looking at the skin. Scent-free products if you prefer.',
    points: ['A look at your skin first', 'Scent-free products on request', 'Samples to take home'],
    arrange: 'Book by phone, at least a day ahead.',
    limits: ['Not with fresh sunburn or retinoid therapy', 'Cancel 12 hours before'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'ruza',
    price: 3800,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['beauty-bottles', 'beauty-mirror'],
    sr: [
      'Tretman lica po tipu kože',
      'Čišćenje, maska i masaža, 60 minuta.',
      'Koža pamti vikend duže nego radnu nedelju.',
    ],
    en: [
      'A facial by skin type',
      'Cleansing, a mask and a massage, 60 minutes.',
      'Skin remembers a weekend longer than a week.',
    ],
  },
  {
    by: 'ruza',
    price: 5200,
    off: 10,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['beauty-bottles'],
    sr: ['Tretman protiv bora', 'Masaža, serum i maska, 75 minuta.', 'Godine se broje, crte se omekšavaju.'],
    en: [
      'An anti-ageing treatment',
      'Massage, serum and a mask, 75 minutes.',
      'The years are counted, the lines are softened.',
    ],
  },
  {
    by: 'ruza',
    price: 2800,
    way: 'in_store',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['beauty-nails'],
    sr: [
      'Manikir i pedikir',
      'Oblikovanje, lak i kratka masaža.',
      'Ruke koje kucaju ceo dan zaslužuju sat bez tastature.',
    ],
    en: [
      'Manicure and pedicure',
      'Shaping, polish and a short massage.',
      'Hands that type all day deserve an hour without keys.',
    ],
  },
  {
    by: 'ruza',
    price: 6200,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['beauty-bottles'],
    sr: ['Depilacija celih nogu', 'Topli vosak i umirujući losion.', 'Mesec dana bez razmišljanja.'],
    en: ['Full leg waxing', 'Warm wax and a soothing lotion.', 'A month without a second thought.'],
  },
  {
    by: 'ruza',
    price: 4900,
    way: 'in_store',
    at: ['Kragujevac'],
    scenes: ['beauty-bottles', 'wellness-towels'],
    sr: ['Piling i obloga za telo', 'Piling, obloga i trideset minuta odmora.', 'Koža se ne žali, ali primeti.'],
    en: [
      'Body scrub and wrap',
      'A scrub, a wrap and thirty minutes of rest.',
      'Skin does not complain, but it notices.',
    ],
  },
  {
    by: 'lovcen',
    price: 45,
    currency: 'EUR',
    way: 'in_store',
    at: ['Budva'],
    scenes: ['beauty-bottles', 'wellness-lotus'],
    sr: [
      'Tretman lica uz more',
      'Maska od algi, masaža i pogled na pučinu.',
      'More uradi pola posla, ruke drugu polovinu.',
    ],
    en: [
      'A facial by the sea',
      'A seaweed mask, a massage and the horizon.',
      'The sea does half of the work, hands the other half.',
    ],
  },
  {
    by: 'ruza',
    price: 30,
    currency: 'KM',
    way: 'in_store',
    at: ['Banja Luka'],
    scenes: ['beauty-nails'],
    sr: [
      'Manikir sa gel lakom',
      'Oblikovanje, gel lak i nega kutikula.',
      'Lak koji izdrži do petka, i to onog sledećeg.',
    ],
    en: [
      'Gel manicure',
      'Shaping, gel polish and cuticle care.',
      'Polish that lasts until Friday, and the one after it.',
    ],
  },
  {
    by: 'ruza',
    price: 2100,
    way: 'in_store',
    at: ['Novi Sad', 'Beograd'],
    monthly: true,
    scenes: ['beauty-mirror'],
    sr: [
      'Nega obrva i trepavica, pretplata',
      'Oblikovanje i farbanje jednom mesečno.',
      'Jutro kraće za četiri koraka pred ogledalom.',
    ],
    en: [
      'Brow and lash care, subscription',
      'Shaping and tinting once a month.',
      'A morning shorter by four steps at the mirror.',
    ],
  },
  {
    by: 'ruza',
    price: 5200,
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Novi Sad'],
    scenes: ['beauty-bottles'],
    sr: ['Popust na pakete tretmana lica', '15\u00a0% manje na tri ili više tretmana.', 'Koža voli redovnost.'],
    en: ['A discount on packs of facials', '15% off three or more treatments.', 'Skin likes regularity.'],
  },
  {
    by: 'ruza',
    price: 1500,
    kind: 'special',
    off: 30,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['beauty-nails'],
    sr: ['Prvi manikir povoljnije', '30\u00a0% manje za nove mušterije.', 'Posle prvog se drugi zakazuje odmah.'],
    en: ['The first manicure for less', '30% off for new customers.', 'After the first, the second is booked at once.'],
  },
  {
    by: 'lovcen',
    price: null,
    currency: 'EUR',
    kind: 'special',
    off: 25,
    way: 'in_store',
    at: ['Budva'],
    scenes: ['beauty-bottles', 'wellness-lotus'],
    sr: [
      'Popust na njegu poslije ljeta',
      '25\u00a0% manje na tretmane lica u septembru.',
      'Koža se vraća s mora poslije tebe.',
    ],
    en: [
      'A discount on care after summer',
      '25% off facials in September.',
      'Your skin comes back from the sea after you do.',
    ],
  },
];

export const beautyFace = benefitsOf('beauty/face', subject, written);
