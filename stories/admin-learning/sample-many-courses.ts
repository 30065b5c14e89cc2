import type { courseBulk, LearningBulkPreview } from '#contract/courses/learning-bulk.contract.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { StandingBulk } from '#machines/records/bulk.machine.ts';
import { answers } from '#machines/testing/transitions.ts';
import type { BulkHappened } from '../admin/bulk-after.ts';

type Bulk = AnswerOf<typeof courseBulk.run>;
type Refused = LearningBulkPreview['refused'][number];

const NAMES = [
  ['Vreme pod kontrolom', 'Time under control'],
  [
    'Javni nastup uprkos tremi pred velikom i nepoznatom publikom',
    'Speaking in public despite the nerves before a large audience of strangers',
  ],
  ['Excel od prve ćelije', 'Excel from the first cell'],
  ['Stres i disanje', 'Stress and breathing'],
] as const;

const named = (place: number) => {
  const [sr, en] = NAMES[place % NAMES.length] ?? NAMES[0];
  return { id: 21 + place, name_sr: sr, name_en: en };
};

/** Preview of withdrawing four courses, or of offering them again; the last ones are left out, one for each given reason. */
export function coursesPreview(action: 'withdraw' | 'offer', left: readonly Refused['code'][]): LearningBulkPreview {
  const isOffer = action === 'offer';
  const affected = 4 - left.length;
  return {
    id: 12,
    count: 4,
    affected,
    refused: left.map((code, place) => ({ code, count: 1, sample: [named(affected + place)] })),
    effects: isOffer || affected === 0 ? { enrolled: 0, unfinished: 0 } : { enrolled: 143, unfinished: 27 },
    sample: NAMES.slice(0, affected).map((_, place) =>
      Object.assign(named(place), { before: { active: !isOffer }, after: { active: isOffer } }),
    ),
    expires_at: '2026-11-20T09:12:00.000Z',
  };
}

/** State of withdrawing three of them. */
export const standing = (
  status: StandingBulk['status'],
  changed: number,
  left: readonly Bulk['left_out'][number]['why'][] = [],
): Bulk => ({
  id: 12,
  action: 'withdraw',
  status,
  task: 31,
  affected: 3,
  changed,
  left_out: left.map((why, place) => Object.assign(named(place + 2), { why })),
  gone: 0,
  undo_until: status === 'done' || status === 'stopped' ? '2026-11-21T14:05:00+01:00' : null,
});

const choose = { type: 'selection.change', selection: { of: 'rows', keys: [21, 22, 23, 24] } } as const;

/** Events: four courses are chosen, and the preview of an action is requested. */
export const looking = (action: 'withdraw' | 'offer'): BulkHappened => [
  choose,
  { type: 'action.begin', action, needs: false, values: {} },
];
export const seen = (action: 'withdraw' | 'offer', ...left: Refused['code'][]): BulkHappened => [
  ...looking(action),
  answers('preview', coursesPreview(action, left)),
];
export const confirmed: BulkHappened = [...seen('withdraw', 'in_use'), { type: 'bulk.confirm' }];
export const running: BulkHappened = [...confirmed, answers('run', standing('running', 1))];
export const done: BulkHappened = [...running, { type: 'bulk.read', bulk: standing('done', 3) }];
export const undoing: BulkHappened = [...done, { type: 'bulk.undo' }, answers('undo', standing('undoing', 2))];
