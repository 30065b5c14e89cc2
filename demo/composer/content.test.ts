import { expect, it } from 'vitest';
import { FILTER_TYPES, KINDS, LOCATIONS, WAYS_TO_BUY } from '#contract/benefits/benefits.rules.ts';
import { CURRENCIES, toMinor } from '#contract/money/money.rules.ts';
import { PICTURES } from '#design-system/pictures/write-pictures.ts';
import { readMade } from '../pdfs/made.ts';
import type { BenefitContent } from './benefit-content.ts';
import { DEMO_BENEFITS } from './benefits.ts';
import { DEMO_CATEGORIES } from './categories.ts';
import { EMPLOYEE_NOTIFICATIONS } from './notifications.ts';
import { PROVIDERS } from './providers.ts';

const BENEFITS: readonly BenefitContent[] = DEMO_BENEFITS;
const of = (test: (benefit: BenefitContent) => boolean) => BENEFITS.filter(test).length;
const named = (test: (benefit: BenefitContent) => boolean) => BENEFITS.filter(test).map(({ nameSr }) => nameSr);

const TEXTS = ['name', 'short', 'description', 'instructions', 'limitations'] as const;
const textsOf = (benefit: BenefitContent) => TEXTS.flatMap((text) => [benefit[`${text}Sr`], benefit[`${text}En`]]);

it('fills the shop: at least 410 benefits of at least 44 providers, of every kind and way, in every currency', () => {
  expect(BENEFITS.length).toBeGreaterThanOrEqual(410);
  expect(PROVIDERS.length).toBeGreaterThanOrEqual(44);
  expect(of(({ kind }) => kind === 'flexible')).toBeGreaterThanOrEqual(300);
  expect(of(({ kind }) => kind === 'special')).toBeGreaterThanOrEqual(70);
  expect(of(({ kind }) => kind === 'fixed')).toBeGreaterThanOrEqual(40);
  expect(of(({ monthly }) => monthly === true)).toBeGreaterThanOrEqual(40);
  for (const kind of KINDS)
    expect(
      of((benefit) => benefit.kind === kind),
      kind,
    ).toBeGreaterThan(0);
  for (const way of WAYS_TO_BUY)
    expect(
      of((benefit) => benefit.way === way),
      way,
    ).toBeGreaterThanOrEqual(FILTER_TYPES.length);
  for (const currency of CURRENCIES)
    expect(
      of((benefit) => benefit.currency === currency),
      currency,
    ).toBeGreaterThan(30);
});

it('has something to choose in every category and sub-category', () => {
  const filled = new Set<string>(BENEFITS.map(({ category }) => category));
  const keys = Object.entries(DEMO_CATEGORIES).flatMap(([root, { children }]) =>
    Object.keys(children).map((child) => `${root}/${child}`),
  );
  expect(keys.filter((key) => !filled.has(key))).toEqual([]);
});

it('says everything in both languages, in names and sentences that are no copies of each other', () => {
  expect(named((benefit) => textsOf(benefit).some((text) => text.trim() === ''))).toEqual([]);
  for (const text of ['nameSr', 'nameEn', 'shortSr', 'shortEn', 'descriptionSr', 'descriptionEn'] as const) {
    const values = BENEFITS.map((benefit) => benefit[text]);
    expect(
      values.filter((value, place) => values.indexOf(value) !== place),
      text,
    ).toEqual([]);
  }
  expect(named(({ nameSr, nameEn }) => nameSr === nameEn)).toEqual([]);
});

it('speaks calmly: no exclamation marks, no doubled blanks, no letters of another alphabet', () => {
  expect(named((benefit) => textsOf(benefit).some((text) => /!| {2}|[\u0400-\u04ff]|\s[.,;]/.test(text)))).toEqual([]);
  expect(named(({ shortSr, shortEn }) => !shortSr.endsWith('.') || !shortEn.endsWith('.'))).toEqual([]);
});

it('writes html of paragraphs and lists only', () => {
  const long = (benefit: BenefitContent) => textsOf(benefit).slice(4);
  expect(named((benefit) => long(benefit).some((text) => /<(?!\/?(p|ul|ol|li)>)|&/.test(text)))).toEqual([]);
  expect(
    named(({ descriptionSr }) => !/^<p>.+<\/p><p>.+<\/p><ul>(<li>.+<\/li>){3,}<\/ul>$/.test(descriptionSr)),
  ).toEqual([]);
});

it('asks for whole minor units, sensible discounts, and places of one country, that of the currency', () => {
  expect(named(({ price }) => price !== null && (price <= 0 || toMinor(price) / 100 !== price))).toEqual([]);
  expect(named(({ discount = 0 }) => !Number.isInteger(discount) || discount < 0 || discount > 40)).toEqual([]);
  expect(named(({ kind, discount = 0 }) => kind === 'special' && discount < 5)).toEqual([]);
  expect(named(({ locations, currency }) => !locations.every((place) => LOCATIONS[currency].includes(place)))).toEqual(
    [],
  );
  expect(named(({ locations }) => locations.length === 0)).toEqual([]);
});

it('can be bought as it says: prices for what goes in a cart, none for what is invoiced, cards in stores, core ones for nothing', () => {
  expect(named(({ way, nfc }) => nfc !== (way === 'in_store'))).toEqual([]);
  expect(named(({ kind, way, price }) => kind === 'flexible' && (price === null) !== (way === 'invoice'))).toEqual([]);
  expect(named(({ kind, price }) => kind === 'fixed' && price !== null)).toEqual([]);
  expect(named(({ monthly, kind, price }) => monthly === true && (kind !== 'flexible' || price === null))).toEqual([]);
  expect(named(({ website }) => website !== undefined && !/^https:\/\/[a-z-]+\.example$/.test(website))).toEqual([]);
});

const LEAFLETS = readMade().leaflets.map((file) => `/pictures/${file}`);
const isThere = (file: string) => LEAFLETS.includes(file) || PICTURES.has(file.replace(/^\/pictures\/|\.svg$/g, ''));

it('shows one to four pictures that are drawn, and leaflets that open', () => {
  expect(named(({ pictures }) => pictures.length < 1 || pictures.length > 4)).toEqual([]);
  expect(BENEFITS.flatMap(({ pictures }) => pictures).filter((name) => !PICTURES.has(name))).toEqual([]);
  const files = BENEFITS.flatMap(({ promo = [] }) => promo.map(({ file }) => file));
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
  expect(of(({ promo = [] }) => promo.some(({ size }) => !size))).toBe(0);
  expect(PROVIDERS.filter(({ picture }) => !picture || !PICTURES.has(picture))).toEqual([]);
});

it('names known providers, each of which offers something', () => {
  const keys = PROVIDERS.map(({ key }) => key);
  expect(named(({ provider }) => !keys.includes(provider))).toEqual([]);
  expect(keys.filter((key) => !BENEFITS.some(({ provider }) => provider === key))).toEqual([]);
  expect(new Set(PROVIDERS.map(({ name }) => name)).size).toBe(keys.length);
});

it('tells the employee at least twelve things in both languages, newest first, three of them new', () => {
  const told = EMPLOYEE_NOTIFICATIONS;
  expect(told.length).toBeGreaterThanOrEqual(12);
  expect(told.map(({ isNew = false }) => isNew)).toEqual(told.map((_, place) => place < 3));
  expect(told.map(({ daysAgo }) => daysAgo)).toEqual(
    told.map(({ daysAgo }) => daysAgo).toSorted((one, other) => one - other),
  );
  for (const { titleEn, titleSr, textEn, textSr } of told) {
    expect(titleEn && titleSr).toBeTruthy();
    expect([textEn, textSr].every((text) => /^<p>.+<\/(p|ul)>$/.test(text))).toBe(true);
  }
  const files = told.flatMap(({ image, attachment }) => [image, attachment]).filter((file) => file !== undefined);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

it.each([
  ['Mesečna članarina: teretana, bazen i sauna', 5900, 10],
  ['Relaks masaža celog tela, 60 minuta', 4200, 0],
  ['Vaučer za namirnice', 3000, 0],
  ['Kurs engleskog jezika za početnike', 18600, 15],
  ['Vikend za dvoje na Tari', 24500, 20],
  ['Dve ulaznice za premijeru po izboru', 2800, 0],
  ['Sistematski pregled sa laboratorijskom analizom', 11900, 25],
  ['Dan za tim: veslanje na Savi', null, 0],
  ['Godišnja pretplata na knjižaru', 7200, 10],
  ['Šišanje i nega kose', 2600, 0],
  ['Servis bicikla pred sezonu', 3450, 0],
  ['Bežične slušalice sa poništavanjem buke', 16990, 12],
  ['Letnji kamp za decu od 6 do 12 godina', 21000, 0],
  ['Sobne biljke: paket za radni sto', 3900, 0],
  ['Tenis, pet sati na šljaci', 6500, 10],
  ['Banja i sauna za dvoje', 7900, 18],
  ['Stomatološki pregled i uklanjanje kamenca', 5200, 0],
  ['Jedrenje: vikend kurs za početnike', 15400, 0],
  ['Ploča meseca', 3300, 0],
  ['Kafa iz male pržionice, 1 kg', 3450, 0],
  ['Pregled vida i okvir po izboru', 8400, 20],
  ['Plivanje, deset dolazaka', 4800, 0],
  ['Let balonom iznad Fruške gore', 29900, 0],
])('offers "%s" for %s with %s %% off, as the screens show it', (nameSr, price, discount) => {
  expect(BENEFITS.find((benefit) => benefit.nameSr === nameSr)).toMatchObject({ price, discount, currency: 'RSD' });
});
