import type { BenefitInFull, BenefitInList } from '#contract/benefits/benefits.contract.ts';
import { benefitOf } from '#src/testing/people.ts';

interface Sample extends Partial<BenefitInList> {
  id: number;
  name: string;
  short: string;
  by: string;
  scene: string;
}

const sample = ({ name, short, by, scene, ...rest }: Sample): BenefitInList =>
  benefitOf({
    price: null,
    company_price: 15.47,
    category: 1001,
    locations: ['Beograd', 'Novi Sad'],
    name,
    short_description: short,
    pictures: [{ position: 0, image: `/pictures/${scene}.svg` }],
    provider: { id: rest.id, name: by, picture: null },
    ...rest,
  });

/** Benefits as in the server's lists: with discount, without price, without picture, with long names. */
export const sampleBenefits: readonly BenefitInList[] = [
  sample({
    id: 1,
    name: 'Mesečna članarina: teretana, bazen i sauna',
    by: 'Vežbaonica Vračar',
    scene: 'sport-kettlebell-0',
    short: 'Neograničen broj ulazaka svakog dana od 6 do 23 časa.',
    price: 5900,
    discount: 10,
    price_discount_currency: 5310,
    nfc: true,
  }),
  sample({
    id: 2,
    name: 'Relaks masaža celog tela, 60 minuta',
    by: 'Lotos centar',
    scene: 'wellness-lotus-0',
    short: 'Topla ulja, mirna soba i sat vremena samo za tebe.',
    price: 4200,
    nfc: true,
    category: 2001,
  }),
  sample({
    id: 3,
    name: 'Vaučer za namirnice',
    by: 'Domaća korpa',
    scene: 'food-groceries-0',
    short: 'Iskoristi ga odjednom ili iz više kupovina, u 140 prodavnica.',
    price: 3000,
    category: 6,
  }),
  sample({
    id: 4,
    name: 'Kurs engleskog jezika za početnike',
    by: 'Škola Reč',
    scene: 'education-speech-0',
    short: 'Tri meseca, dva časa nedeljno, u grupi do šest ljudi.',
    price: 18600,
    discount: 15,
    price_discount_currency: 15810,
    category: 4001,
  }),
  sample({
    id: 5,
    name: 'Vikend za dvoje na Tari',
    by: 'Planinski dom Kaluđerske Bare',
    scene: 'travel-mountains-0',
    short: 'Dve noći sa polupansionom i vođenom šetnjom do vidikovca.',
    price: 24500,
    discount: 20,
    price_discount_currency: 19600,
    category: 5,
  }),
  sample({
    id: 6,
    name: 'Dan za tim: veslanje na Savi',
    by: 'Veslački klub Čukarica',
    scene: 'team-rowing-0',
    short: 'Za grupe od osam do dvadeset četvoro, sa trenerom i ručkom.',
    price: null,
    category: 105,
  }),
  sample({
    id: 7,
    name: 'Godišnja pretplata na knjižaru',
    by: 'Knjižara Zeleni venac',
    scene: 'books-pile-0',
    short: 'Jedna knjiga mesečno koju biraju ljudi koji čitaju.',
    price: 7200,
    discount: 10,
    price_discount_currency: 6480,
    monthly: true,
    category: 13,
  }),
  sample({
    id: 8,
    name: 'Sistematski pregled sa laboratorijskom analizom',
    by: 'Dom zdravlja Senjak',
    scene: 'health-heart-0',
    short: 'Krvna slika, EKG, ultrazvuk i razgovor sa internistom.',
    price: 11900,
    discount: 25,
    price_discount_currency: 8925,
    nfc: true,
    category: 3001,
  }),
  sample({
    id: 9,
    name: 'Dobrovoljno privatno zdravstveno osiguranje za celu porodicu',
    by: 'Osiguranje Dunavski most',
    scene: 'x',
    short: 'Lečenje u trideset ustanova bez uputa, lista čekanja i doplate na licu mesta.',
    pictures: [],
    fixed: true,
    benefit_type: 'fixed',
    price: 900,
    category: 3005,
  }),
  sample({
    id: 10,
    name: 'Servis bicikla pred sezonu',
    by: 'Točak i lanac',
    scene: 'mobility-bicycle-0',
    short: 'Podešavanje menjača, kočnica i ležajeva, novo ulje.',
    price: 3450,
    special_offer: true,
    benefit_type: 'special',
    category: 14,
  }),
];

/** A sample benefit by its index. */
export function sampleBenefit(index: number): BenefitInList {
  const benefit = sampleBenefits[index];
  if (!benefit) throw new Error(`There is no sample ${index}`);
  return benefit;
}

/** A benefit in full, as for the detail page and the dialog. */
export function sampleInFull(index: number, rest: Partial<BenefitInFull> = {}): BenefitInFull {
  return {
    ...sampleBenefit(index),
    description:
      '<p>Dođi ujutru, bez doručka. Sestra te dočekuje na ulazu i vodi te kroz ceo pregled, koji traje oko dva sata. Rezultati stižu istog dana na tvoju elektronsku poštu, sa kratkim objašnjenjem na razumljivom jeziku.</p><ul><li>Kompletna krvna slika i biohemija, 24 parametra</li><li>EKG i merenje krvnog pritiska</li><li>Ultrazvuk abdomena i štitaste žlezde</li></ul>',
    instructions: '<p>Zakaži termin telefonom i pokaži karticu na ulazu.</p>',
    limitations: '<p>Važi radnim danima do 14 časova.</p>',
    promo_material: [
      { file: '/pictures/leaflet-preparation.pdf', title: 'Priprema za pregled', type: 'PDF', size: 412_000 },
      { file: '/pictures/leaflet-tests.pdf', title: 'Spisak analiza', type: 'PDF', size: null },
    ],
    how_to_buy: 'in_store',
    website: null,
    similar: sampleBenefits.filter((_, place) => place !== index).slice(0, 4),
    ...rest,
  };
}
