import type { GiftDetail, GiftPerson, ListedGift } from '#contract/gifts/gifts.contract.ts';
import { SEEN } from '#machines/gifts/gift.paths.ts';
import { pageOf } from '../testing/found.ts';

const flexible = { category: null, category_name_sr: null, category_name_en: null, year: null } as const;
const sport = { category: 1, category_name_sr: 'Sport', category_name_en: 'Sport', year: 2026 } as const;

const gift = (id: number, rest: Partial<ListedGift>): ListedGift => {
  const base = Object.assign(
    {
      id,
      date: '2026-11-23T10:12:00.000Z',
      amount: 10_000,
      currency: 'RSD' as const,
      people: 318,
      status: 'given' as const,
      task: null,
      approval: null,
      with_invited: true,
      note: 'Božićni poklon',
      given_by: 7,
      given_by_name: 'Vesna Ilić',
      taken_back: 0,
      sum: 0,
    },
    flexible,
    rest,
  );
  return Object.assign(base, { sum: base.amount * base.people });
};

/** Gifts of the sample company. */
export const sampleGifts: readonly ListedGift[] = [
  gift(9, { status: 'running', people: 20_000, task: 4, date: '2026-11-24T08:02:00.000Z' }),
  gift(8, {}),
  gift(7, Object.assign({ people: 12, amount: 2500.5, note: 'Maraton 2026' }, sport)),
  gift(6, { people: 1, amount: 500, note: '', given_by_name: 'Jelena Đorđević', taken_back: 500 }),
  gift(5, { status: 'stopped', people: 900, taken_back: 250_000, note: 'Jubilej' }),
];

export const sampleChoices = {
  categories: [
    { id: 1, name_sr: 'Sport', name_en: 'Sport' },
    { id: 2, name_sr: 'Zdravlje', name_en: 'Health' },
  ],
  given_by: [
    { id: 7, name: 'Vesna Ilić' },
    { id: 8, name: 'Jelena Đorđević' },
  ],
};

/** The list's answer to a query. */
export const giftsAsked = (search: URLSearchParams) => {
  const state = search.get('state');
  const results = sampleGifts.filter(({ status }) => state === null || state.split(',').includes(status));
  return Object.assign(pageOf(results), { count_is_exact: true, without: [] });
};

export const effectAsked = () => SEEN;

const [running = gift(9, {}), given = gift(8, {})] = sampleGifts;

/** A finished gift, part of which was taken back. */
export const wholeGift: GiftDetail = Object.assign({}, given, {
  total: 319,
  given: 318,
  left_out: 1,
  waiting: 0,
  unspent: 1_204_500,
  taken_back: 16_000,
  can_stop: false,
  take_backs: [
    {
      id: 2,
      date: '2026-11-24T09:40:00.000Z',
      by: 'Jelena Đorđević',
      note: 'Dodeljeno greškom: Ana i Iva su dobile dvaput.',
      people: 2,
      sum: 16_000,
      running: false,
      approval: null,
    },
  ],
});

/** A gift that is still running. */
export const runningGift: GiftDetail = Object.assign({}, running, {
  total: 20_000,
  given: 12_400,
  left_out: 3,
  waiting: 7597,
  unspent: 120_000_000,
  can_stop: true,
  take_backs: [],
});

const person = (id: number, name: string, rest: Partial<GiftPerson> = {}): GiftPerson =>
  Object.assign(
    {
      id,
      name,
      state: 'given' as const,
      given_at: '2026-11-23T10:12:00.000Z',
      taken_back: 0,
      unspent: 10_000,
    },
    rest,
  );

export const giftPeople: readonly GiftPerson[] = [
  person(1, 'Ana Kovač', { taken_back: 6000, unspent: 0 }),
  person(2, 'Iva Đukić', { taken_back: 10_000, unspent: 0 }),
  person(3, 'Milica Šarić', { unspent: 4000 }),
  person(4, 'Stefan Ristić'),
  person(5, 'Zoran Petrović-Njegovanović', { state: 'left_out', given_at: null, unspent: 0 }),
];
