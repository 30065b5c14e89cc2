import type { EditedCoreBenefit, ListedCoreBenefit } from '#contract/core-benefits/core-benefits.contract.ts';
import { listAnswer } from '#src/testing/list-answer.ts';

const CHANGED = { at: '2026-11-12T13:02:00.000Z', by: { id: 8, name: 'Milan Marković' } };

const core = (id: number, rest: Partial<ListedCoreBenefit>): ListedCoreBenefit =>
  Object.assign(
    {
      id,
      own: false,
      name_sr: 'Privatno zdravstveno osiguranje',
      name_en: 'Private health insurance',
      provider: 'Vedra osiguranje',
      missing: [],
      has_document: false,
      active: true,
      revision: 3,
      changed: CHANGED,
    },
    rest,
  );

/** The core benefits of a company as in its administrators' list. */
export const sampleCore: readonly ListedCoreBenefit[] = [
  core(1, {}),
  core(2, {
    own: true,
    name_sr: 'Rekreacija u hali',
    name_en: 'Recreation in the hall',
    provider: 'Bura film',
    has_document: true,
  }),
  core(3, { name_sr: 'Sistematski pregled', name_en: 'Yearly check-up', provider: 'Dom zdravlja Senjak' }),
  core(4, {
    own: true,
    name_sr: 'Slobodan dan za rođendan deteta i dodatni dan odmora za svaku petu godinu u kompaniji',
    name_en: '',
    provider: 'Bura film',
    missing: ['en'],
  }),
  core(5, { name_sr: 'Kafa i voće', name_en: 'Coffee and fruit', provider: 'Zrno', active: false }),
];

/** The list's answer to a query. */
export const coreAsked = (search: URLSearchParams) => {
  const [state, whose] = [search.get('state'), search.get('whose')];
  return listAnswer(sampleCore, {
    state: state === null ? null : ({ active }) => active === (state === 'active'),
    whose: whose === null ? null : ({ own }) => own === (whose === 'own'),
  });
};

/** A core benefit by its id, as read by its form. */
export function coreOneAsked(id: number): EditedCoreBenefit | undefined {
  const found = sampleCore.find((each) => each.id === id);
  return (
    found &&
    Object.assign(
      {
        short_description_sr: 'Dva puta nedeljno, sa trenerom.',
        short_description_en: found.name_en === '' ? '' : 'Twice a week, with a coach.',
        description_sr: '<p>Utorkom i četvrtkom od 18 do 20 časova. Ponesi patike za salu.</p>',
        description_en: '',
        category_id: 101,
        contact: found.own ? 'ljudi@burafilm.rs' : '',
        document: found.has_document ? { name: 'pravilnik-o-rekreaciji.pdf', bytes: 48_200 } : null,
        changed_at: found.changed.at,
      },
      found,
    )
  );
}

export const coreOrderAsked = () => ({ ids: sampleCore.map(({ id }) => id) });
