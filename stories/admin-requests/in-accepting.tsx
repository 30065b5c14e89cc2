import { useMemo } from 'react';
import { initialTransition, transition } from 'xstate';
import type { RequestsPreview } from '#contract/requests/request-bulk.contract.ts';
import { type BulkEvent, bulkMachine, type StandingBulk } from '#machines/records/bulk.machine.ts';
import { answers } from '#machines/testing/transitions.ts';
import type { Bulk, BulkKind } from '#src/admin/bulk/bulk-kind.ts';
import type { BulkSnapshot } from '#src/admin/bulk/bulk-props.ts';
import { useAcceptKind } from '#src/admin-requests/use-accept-many.tsx';
import type { Happened } from '../admin/record-after.ts';
import { ReviewAfter } from './in-review.tsx';

const named = (id: number, person: string, provider: string) => ({ id, person, provider });
const paid = (id: number, person: string, provider: string, amount: number): RequestsPreview['sample'][number] =>
  Object.assign(named(id, person, provider), {
    amount,
    currency: 'RSD' as const,
    before: { status: 'pending' as const },
    after: { status: 'accepted' as const },
  });

const preview: RequestsPreview = {
  id: 12,
  count: 4,
  affected: 2,
  refused: [
    { code: 'signals', count: 1, sample: [named(42, 'Petar Nikolić', 'Apoteka Lipa')] },
    { code: 'elsewhere', count: 1, sample: [named(45, 'Đorđe Šćepanović', 'Konferencija Forma')] },
  ],
  effects: {
    people: 2,
    pots: [
      { category_id: 1, category: 'Health/Zdravlje', currency: 'RSD', sum: 12_000 },
      { category_id: null, category: null, currency: 'RSD', sum: 3450.5 },
    ],
  },
  sample: [
    paid(43, 'Ana Kovačević', 'Škola stranih jezika „Reč i po“ – ogranak Novi Beograd', 12_000),
    paid(44, 'Luka Petrović', 'Točak i lanac', 3450.5),
  ],
  expires_at: '2026-11-20T09:12:00.000Z',
};

const standing = (status: StandingBulk['status'], changed: number, left_out: Bulk['left_out'] = []): Bulk =>
  Object.assign(
    { id: 12, task: 31, affected: 2, gone: 0, undo_until: null },
    { action: 'accept', status, changed, left_out },
  );

const choose: BulkEvent = { type: 'selection.change', selection: { of: 'rows', keys: [42, 43, 44, 45] } };
const begin: BulkEvent = { type: 'action.begin', action: 'accept', needs: false, values: {} };
const seen: readonly (Happened | BulkEvent)[] = [choose, begin, answers('preview', preview)];
const left = Object.assign(named(44, 'Luka Petrović', 'Točak i lanac'), { why: 'moved' as const });

/** Events up to each step of accepting several requests. */
export const STEPS: Record<'chosen' | 'meant' | 'partly', readonly (Happened | BulkEvent)[]> = {
  chosen: [choose],
  meant: seen,
  partly: [...seen, { type: 'bulk.confirm' }, answers('run', standing('done', 1, [left]))],
};

interface InAcceptingProps {
  step: keyof typeof STEPS;
  onEvent: (event: BulkEvent) => void;
}

/** The queue while several of its requests are accepted. */
export function InAccepting({ step, onEvent }: InAcceptingProps) {
  const kind = useAcceptKind() as BulkKind;
  const snapshot = useMemo(() => {
    const [first] = initialTransition(bulkMachine);
    return STEPS[step].reduce<BulkSnapshot>(
      (before, event) => transition(bulkMachine, before, event as BulkEvent)[0],
      first,
    );
  }, [step]);
  const { selection } = snapshot.context;
  const chosen = new Set(selection.of === 'rows' ? selection.keys.map(Number) : []);
  const rows = (ids: readonly number[]) => onEvent({ type: 'selection.change', selection: { of: 'rows', keys: ids } });
  return (
    <ReviewAfter
      happened={[]}
      onEvent={() => {}}
      {...(step === 'chosen' ? { open: null, one: null } : {})}
      many={{
        bulk: { kind, id: 'sample', snapshot, send: onEvent },
        isChoosing: chosen.size > 0,
        chosen,
        setChoosing: () => rows([]),
        choose: rows,
        turn: (id) => rows([id]),
        look: () => onEvent(begin),
      }}
    />
  );
}
