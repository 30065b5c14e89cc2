import { benefitsOf } from '../compose.ts';
import type { LanguageKey, Subject, WrittenBenefit } from '../written-benefit.ts';

const subject: Record<LanguageKey, Subject> = {
  sr: {
    about:
      'Biljke odgajene u domaćem rasadniku stižu zalivene i zaštićene za put. Uz svaku ide kratko uputstvo i broj telefona za pitanja.',
    points: ['Dostava u kutiji koja čuva biljku', 'Uputstvo za negu', 'Zamena ako biljka ne preživi prvi mesec'],
    arrange: 'Dan isporuke biraš na sajtu.',
    limits: ['Velike saksije se isporučuju samo u Beogradu i Novom Sadu', 'U mrazu se isporuka odlaže'],
  },
  en: {
    about:
      'Plants raised in a local nursery arrive watered and packed for the journey. With each comes a short guide and a number to call.',
    points: ['A box that protects the plant', 'A care guide', 'A replacement if it does not survive the first month'],
    arrange: 'Choose a delivery day on the site.',
    limits: ['Large pots only in Belgrade and Novi Sad', 'Delivery waits during frost'],
  },
};

const written: readonly WrittenBenefit[] = [
  {
    by: 'bokvica',
    key: 'plants',
    price: 3900,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['home-houseplant'],
    leaflets: ['plants'],
    bought: 110,
    sr: [
      'Sobne biljke: paket za radni sto',
      'Tri biljke, tri saksije i uputstvo za negu.',
      'Prvo se primeti zeleno, pa tek posle ekran.',
    ],
    en: [
      'House plants: a set for your desk',
      'Three plants, three pots and a care guide.',
      'First you notice the green, and only then the screen.',
    ],
  },
  {
    by: 'bokvica',
    price: 2600,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    monthly: true,
    scenes: ['home-bouquet'],
    leaflets: ['plants'],
    sr: ['Cvet meseca, pretplata', 'Svakog meseca jedna biljka u cvatu.', 'Prozor koji se menja, a da ga ne otvaraš.'],
    en: [
      'Flower of the month, subscription',
      'A plant in bloom each month.',
      'A window that changes without being opened.',
    ],
  },
  {
    by: 'bokvica',
    price: 8900,
    way: 'web',
    at: ['Beograd'],
    scenes: ['home-houseplant'],
    leaflets: ['plants'],
    sr: [
      'Balkonska bašta, paket',
      'Deset sadnica začina i povrća, zemlja i žardinjere.',
      'Bosiljak na balkonu je pola večere.',
    ],
    en: [
      'A balcony garden set',
      'Ten herbs and vegetables, soil and planters.',
      'Basil on the balcony is half a dinner.',
    ],
  },
  {
    by: 'bokvica',
    price: 5400,
    off: 12,
    way: 'web',
    at: ['Novi Sad'],
    scenes: ['home-houseplant'],
    leaflets: ['plants'],
    sr: ['Radionica presađivanja', 'Tri sata, jedna velika biljka i nova saksija.', 'Koren miruje, ruke ne.'],
    en: ['A repotting workshop', 'Three hours, one large plant and a new pot.', 'Roots rest, hands do not.'],
  },
  {
    by: 'bokvica',
    price: null,
    kind: 'special',
    off: 20,
    way: 'web',
    at: ['Beograd', 'Novi Sad'],
    scenes: ['home-houseplant'],
    leaflets: ['plants'],
    sr: ['Popust na velike biljke', '20\u00a0% manje na sve biljke više od metra.', 'Drvo u stanu je odluka.'],
    en: ['A discount on large plants', '20% off every plant taller than a metre.', 'A tree indoors is a decision.'],
  },
  {
    by: 'bokvica',
    price: 1800,
    kind: 'fixed',
    way: 'web',
    at: ['Beograd'],
    scenes: ['home-houseplant', 'home-bouquet'],
    onlyFor: ['IZBOR-RS'],
    sr: ['Biljka za prvi radni dan', 'Na stolu te dočeka saksija sa tvojim imenom.', 'Prva stvar na stolu je živa.'],
    en: [
      'A plant for your first working day',
      'A pot with your name waits on the desk.',
      'The first thing on the desk is alive.',
    ],
  },
];

export const homePlants = benefitsOf('home/plants', subject, written);
