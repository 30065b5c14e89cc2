import type { Saved } from '#machines/records/ending.machine.ts';
import type { Changed } from '../../api/query.ts';
import type { Endable, EndingKind } from '../endings/ending-kind.ts';
import { recordAt } from '../parts/at-revision.ts';

interface ReorderableEnding {
  read: (of: { params: { id: number }; signal: AbortSignal }) => Promise<{ revision: number; active: boolean }>;
  end: (of: ReturnType<typeof recordAt> & { body: { reason?: string } }) => Promise<Saved>;
  restore: (of: ReturnType<typeof recordAt>) => Promise<Saved>;
  /** Texts of the question, and of the messages once it is done. */
  words: (part: 'title' | 'confirm' | 'cancel' | 'over' | 'back' | 'done' | 'restored') => string;
  /** Consequences, for a record of this name. */
  textOf: (name: string) => string;
  /** The calls whose answers become stale. */
  changes: readonly Changed[];
}

/** How a row of an ordered list is withdrawn and restored: it keeps its place, and there are no other consequences. */
export const reorderableEnding = <Row extends Endable & { id: number }>({
  read,
  end,
  restore,
  words,
  textOf,
  changes,
}: ReorderableEnding): EndingKind<Row, null> => ({
  idOf: ({ id }) => id,
  read: async ({ id }, signal) => {
    const { revision, active } = await read({ params: { id }, signal });
    return { revision, offered: active, weight: 'harmless', impact: null, effects: null };
  },
  end: ({ id }, { seen, answers: { reason } }) => end({ ...recordAt(id, seen), body: reason ? { reason } : {} }),
  restore: ({ id }, seen) => restore(recordAt(id, seen)),
  wordsOf: ({ name }) => ({
    title: words('title'),
    confirm: words('confirm'),
    cancel: words('cancel'),
    over: words('over'),
    consequences: () => (
      <>
        <p>{textOf(name)}</p>
        <p>{words('back')}</p>
      </>
    ),
    fields: { reason: { need: 'optional' } },
  }),
  ended: () => words('done'),
  restored: () => words('restored'),
  changes,
});
