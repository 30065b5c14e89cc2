import { useRef } from 'react';
import type { BulkPreview as BenefitPreview } from '#contract/admin-benefits/benefit-bulk.contract.ts';
import { countOf } from '#machines/records/selection.ts';
import type { Bulk, BulkKind, BulkPreview } from '#src/admin/bulk/bulk-kind.ts';
import { useBenefitBulk } from '#src/admin-benefits/use-benefit-bulk.tsx';

const NAMES = [
  ['Mesečna teretana sa svim grupnim časovima', 'Gym for a month with all group classes'],
  ['Relaks masaža celog tela', 'Relaxing massage of the whole body'],
  ['Sistematski pregled', 'Check-up'],
  ['Vikend u planinskoj kući sa polupansionom', 'A weekend in a house in the mountains, half board'],
  ['Kurs keramike', 'Pottery course'],
] as const;

const named = (id: number) => {
  const [sr, en] = NAMES[id % NAMES.length] ?? NAMES[0];
  return { id, name_sr: sr, name_en: en };
};

/** The server's preview of a bulk change, beside its counts. */
export function meaningOf(action: string, count: number, affected: number): Omit<BulkPreview, 'id'> {
  const isPriced = action === 'price';
  const effects: BenefitPreview['effects'] = {
    carts: 18,
    subscriptions: isPriced ? 3 : 0,
    monthly: isPriced ? [{ currency: 'RSD', before: 15_930, after: 16_730 }] : [],
  };
  const first = Array.from({ length: Math.min(5, affected) }, (_, place) => place);
  const rest = count - affected;
  return {
    count,
    affected,
    effects,
    refused:
      rest === 0
        ? []
        : [
            {
              code: isPriced ? 'no_price' : 'in_use',
              count: rest,
              sample: Array.from({ length: Math.min(5, rest) }, (_, place) => named(place + 2)),
            },
          ],
    sample: first.map((place) =>
      Object.assign(named(place), {
        currency: 'RSD',
        before: isPriced ? { price: 4200 + place * 1110 } : { state: 'offered' },
        after: isPriced ? { price: 4410 + place * 1165 } : { state: 'withdrawn' },
      }),
    ),
  };
}

/** Records that were left out, or keep their change. */
export const leftOut = (why: 'moved' | 'kept', many: number): Bulk['left_out'] =>
  Array.from({ length: many }, (_, place) => Object.assign(named(place), { why }));

const TOMORROW = '2026-11-21T14:05:00+01:00';

/** A bulk change of benefits with a fake server that changes a few more records on each read. */
export function useSampleBulk(): BulkKind {
  const kind = useBenefitBulk(() => ({})) as BulkKind;
  const server = useRef({ action: '', affected: 0, changed: 0, status: 'previewed' as Bulk['status'] });
  const standing = async (): Promise<Bulk> => {
    const { action, affected, changed, status } = server.current;
    const undo = status === 'done' || status === 'stopped' ? TOMORROW : null;
    return { id: 12, action, status, task: 7, affected, changed, left_out: [], gone: 0, undo_until: undo };
  };
  const begin = (status: Bulk['status']) => {
    server.current.status = status;
    return standing();
  };
  return Object.assign(kind, {
    preview: async ({ selection, action }: Parameters<BulkKind['preview']>[0]) => {
      const count = countOf(selection);
      const affected = Math.max(1, count - 1);
      server.current = { action, affected, changed: 0, status: 'previewed' };
      return Object.assign(meaningOf(action, count, affected), { id: 12 });
    },
    run: () => begin('running'),
    undo: () => begin('undoing'),
    read: () => {
      const now = server.current;
      const isRun = now.status === 'running';
      now.changed = isRun ? Math.min(now.affected, now.changed + 10) : Math.max(0, now.changed - 10);
      if (now.changed === (isRun ? now.affected : 0)) now.status = isRun ? 'done' : 'undone';
      return standing();
    },
  });
}
