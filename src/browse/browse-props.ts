import type { SnapshotFrom } from 'xstate';
import type { browseMachine } from '#machines/browse/browse.machine.ts';
import type { BrowsePlace } from '#machines/browse/filters.ts';

const KINDS = ['special', 'fixed'] as const;

/** Props from the browse machine; the only place that reads its states. */
export function browseProps(snapshot: SnapshotFrom<typeof browseMachine>): BrowsePlace & { typed: string } {
  return {
    kind: KINDS.find((kind) => snapshot.matches({ kind })) ?? 'flexible',
    layout: snapshot.matches({ layout: 'list' }) ? 'list' : 'grid',
    filters: snapshot.context.filters,
    typed: snapshot.context.typed,
  };
}
