import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Isti zubar te vodi od prvog pregleda do kontrole, pa se karton ne prepričava. Cena je poznata pre nego što sedneš u stolicu.',
    points: ['Pregled i plan lečenja uključeni', 'Savremena anestezija', 'Podsetnik za kontrolu'],
    arrange: 'Termin zakaži telefonom, a otkaži bar dan ranije.',
    limits: ['Popravke mimo navedenog plaćaju se posebno', 'Propušten termin se naplaćuje'],
  },
  en: {
    about:
      'The same dentist leads you from the first check to the follow-up, so your story need not be retold. The price is known before you sit down.',
    points: ['Check and treatment plan included', 'Modern anaesthesia', 'A reminder for the follow-up'],
    arrange: 'Book by phone, and cancel at least a day before.',
    limits: ['Repairs beyond what is listed are paid separately', 'A missed appointment is charged'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'osmeh',
    key: 'dental',
    price: 5200,
    way: 'voucher',
    at: ['Beograd'],
    scenes: ['health-tooth'],
    leaflets: ['teeth'],
    bought: 203,
    sr: [
      'Stomatološki pregled i uklanjanje kamenca',
      'Pregled, ortopan i poliranje kod istog zubara.',
      'Četrdeset minuta posle kojih jezik stalno proverava kako je glatko.',
    ],
    en: [
      'Dental check and cleaning',
      'Check, X-ray and polishing with the same dentist.',
      'Forty minutes, after which your tongue keeps checking how smooth it is.',
    ],
  },
  {
    by: 'osmeh',
    price: 14500,
    off: 15,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-tooth'],
    leaflets: ['teeth'],
    sr: ['Izbeljivanje zuba u ordinaciji', 'Jedna poseta, do osam nijansi svetlije.', 'Kafa ostaje u životu, trag ne.'],
    en: [
      'Teeth whitening',
      'One visit, up to eight shades lighter.',
      'The coffee stays in your life, the trace does not.',
    ],
  },
  {
    by: 'osmeh',
    price: 4600,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-tooth'],
    leaflets: ['teeth'],
    sr: ['Bela plomba', 'Jedan zub, jedna poseta, kontrola posle mesec dana.', 'Najbolja je ona koju niko ne primeti.'],
    en: [
      'A white filling',
      'One tooth, one visit, a check after a month.',
      'The best one is the one that nobody notices.',
    ],
  },
  {
    by: 'osmeh',
    price: null,
    way: 'invoice',
    at: ['Beograd'],
    scenes: ['health-tooth'],
    sr: [
      'Ortodontska terapija, po planu',
      'Proteza ili folije, uz rate preko fakture.',
      'Put od deset meseci do osmeha bez ruke pred ustima.',
    ],
    en: [
      'Orthodontic treatment, by plan',
      'Braces or aligners, in instalments by invoice.',
      'Ten months to a smile without a hand in front of it.',
    ],
  },
  {
    by: 'zeta',
    price: 40,
    currency: 'EUR',
    way: 'in_store',
    at: ['Podgorica'],
    scenes: ['health-toothbrush', 'health-tooth'],
    leaflets: ['teeth'],
    sr: ['Čišćenje kamenca i fluorizacija', 'Ultrazvuk, poliranje i zaštitni lak.', 'Pola sata za pola godine mira.'],
    en: [
      'Scaling and fluoride',
      'Ultrasound, polishing and a protective varnish.',
      'Half an hour for half a year of calm.',
    ],
  },
  {
    by: 'vrelo',
    price: 70,
    currency: 'KM',
    off: 10,
    way: 'in_store',
    at: ['Sarajevo', 'Mostar'],
    scenes: ['health-toothbrush', 'health-tooth'],
    leaflets: ['teeth'],
    sr: ['Pregled zuba za cijelu porodicu', 'Do četiri člana u istom terminu.', 'Jedan odlazak, četiri čista kartona.'],
    en: ['Dental check for the family', 'Up to four people in one appointment.', 'One trip, four clean records.'],
  },
  {
    by: 'osmeh',
    price: null,
    kind: 'special',
    off: 15,
    way: 'in_store',
    at: ['Beograd'],
    scenes: ['health-tooth'],
    sr: ['Popust na protetiku', '15\u00a0% manje na krunice i mostove.', 'Most koji drži i kad se smeješ.'],
    en: ['A discount on prosthetics', '15% off crowns and bridges.', 'A bridge that holds when you laugh.'],
  },
  {
    by: 'vrelo',
    price: null,
    currency: 'KM',
    kind: 'special',
    off: 10,
    way: 'in_store',
    at: ['Sarajevo', 'Mostar'],
    scenes: ['health-toothbrush'],
    sr: [
      'Popust na dječju stomatologiju',
      '10\u00a0% manje na sve zahvate do 14 godina.',
      'Balon na kraju ne prestaje da važi.',
    ],
    en: [
      "A discount on children's dentistry",
      '10% off every treatment up to 14 years.',
      'The balloon at the end always counts.',
    ],
  },
];

export const healthDentistry = benefitsOf('health/dentistry', subject, written);
