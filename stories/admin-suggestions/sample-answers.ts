import type { AnswerOf } from '#contract/endpoint.ts';
import type { SuggestionsPreview, suggestionBulk } from '#contract/suggestions/suggestion-bulk.contract.ts';
import type { StandingBulk } from '#machines/records/bulk.machine.ts';
import { answers } from '#machines/testing/transitions.ts';
import type { BulkHappened } from '../admin/bulk-after.ts';

type Bulk = AnswerOf<typeof suggestionBulk.run>;

const NAMES = [
  ['Dnevni boravak za psa', 'Šapa klub'],
  [
    'Prekookeansko krstarenje za najistrajnije zaposlene i članove njihovih porodica',
    'Jadran i svet, agencija za putovanja koja traju duže od mesec dana',
  ],
  ['Mesečna karta za gradski bicikl', 'Točak i lanac'],
  ['Časovi keramike u manjoj grupi', 'Atelje Glina'],
] as const;

const named = (place: number) => {
  const [name, provider] = NAMES[place % NAMES.length] ?? NAMES[0];
  return { id: 11 + place, name, provider };
};

/** Preview of the same answer to four suggestions, of which `affected` do not have it yet. */
export const answerPreview = (affected: number): SuggestionsPreview => ({
  id: 12,
  count: 4,
  affected,
  refused:
    affected === 4
      ? []
      : [
          {
            code: 'same',
            count: 4 - affected,
            sample: NAMES.slice(affected).map((_, place) => named(affected + place)),
          },
        ],
  effects: {
    people: affected,
    sr: Math.max(0, affected - 1),
    en: affected > 0 ? 1 : 0,
    replaced: Math.max(0, affected - 2),
  },
  sample: NAMES.slice(0, affected).map((_, place) =>
    Object.assign(named(place), { before: { status: 'new' as const }, after: { status: 'contacted' as const } }),
  ),
  expires_at: '2026-11-20T09:12:00.000Z',
});

/** State of answering three of them. */
export const answering = (
  status: Exclude<StandingBulk['status'], 'undoing' | 'undone'>,
  changed: number,
  left: readonly Bulk['left_out'][number]['why'][] = [],
): Bulk =>
  Object.assign(
    { id: 12, action: 'answer' as const, task: 31, affected: 3, gone: 0, undo_until: null },
    { status, changed, left_out: left.map((why, place) => Object.assign(named(place + changed), { why })) },
  );

const choose = { type: 'selection.change', selection: { of: 'rows', keys: [11, 12, 13, 14] } } as const;
const begin = {
  type: 'action.begin',
  action: 'answer',
  needs: true,
  values: { status: 'contacted', answer: '', benefit: null },
} as const;

/** Events: four suggestions are selected, and the form for their answer opens. */
export const filling: BulkHappened = [choose, begin];
export const looking: BulkHappened = [
  ...filling,
  { type: 'values.change', values: { status: 'contacted', answer: 'Pišemo klubu ove nedelje.', benefit: null } },
  { type: 'preview.ask', problems: {} },
];
/** Events: the preview was seen, with this number affected, and then confirmed. */
export const seen = (affected: number): BulkHappened => [...looking, answers('preview', answerPreview(affected))];
export const confirmed: BulkHappened = [...seen(3), { type: 'bulk.confirm' }];
export const running: BulkHappened = [...confirmed, answers('run', answering('running', 1))];
