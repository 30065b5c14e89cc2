import { useRef, useState } from 'react';
import { type Currency, toMinor } from '#contract/money/money.rules.ts';
import {
  type RequestRefusal,
  type RequestsPreview,
  requestBulkCalls,
} from '#contract/requests/request-bulk.contract.ts';
import type { RequestToReview } from '#contract/requests/review.contract.ts';
import { between, joined, turned } from '#design-system/data-table/row-range.ts';
import type { RowKey } from '#design-system/data-table/table-column.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { lastingBulkCallsOf } from '../admin/bulk/bulk-calls.ts';
import type { BulkKind } from '../admin/bulk/bulk-kind.ts';
import { type BulkNow, useBulk, useBulkNow } from '../admin/bulk/use-bulk.ts';
import { useBulkAddress } from '../admin/bulk/use-bulk-address.ts';
import { Amount } from '../admin/parts/amount.tsx';
import { useAddress } from '../ground/use-address.ts';
import { AcceptMeans } from './accept-means.tsx';
import { acceptAddress } from './review-address.ts';
import { REVIEW_CALLS } from './review-calls.ts';

type Row = RequestsPreview['sample'][number];

// The requests are named by id, so the call has no filters.
const CALLS = lastingBulkCallsOf(requestBulkCalls, () => ({}));

const ACCEPT = 'accept';

/** Bulk accepting of requests. It cannot be taken back. */
export function useAcceptKind(): BulkKind<RequestsPreview['effects']> {
  const t = useTexts(adminRequestsTexts);
  return {
    ...CALLS,
    changes: REVIEW_CALLS.company.changes,
    actions: [
      {
        key: ACCEPT,
        label: t('accept'),
        title: t('many.title'),
        confirm: (count) => t('many.confirm', { count }),
        done: { title: t('many.done'), words: (count) => t('many.doneWords', { count }) },
      },
    ],
    counted: (count) => t('many.counted', { count }),
    nameOf: (row) => t('many.name', { id: row.id, person: (row as Row).person, provider: (row as Row).provider }),
    refusedFor: (code) => t(`many.refused.${code as RequestRefusal}`),
    shown: (_, row, side) => {
      const { amount, currency } = row as Row;
      return side === 'after' && <Amount amount={toMinor(amount)} currency={currency as Currency} />;
    },
    effects: (effects) => <AcceptMeans effects={effects} />,
  };
}

/** The requests that are selected in the queue, to be accepted together. */
export interface AcceptingMany {
  bulk: BulkNow;
  /** Whether the rows have checkboxes. */
  isChoosing: boolean;
  chosen: ReadonlySet<number>;
  /** Begins to select, or ends it and clears the selection. */
  setChoosing: (on: boolean) => void;
  choose: (ids: readonly number[]) => void;
  /** Selects or deselects a request; with `asFarAs` all of `rows` from the one that was pressed last. */
  turn: (id: number, rows: readonly number[], asFarAs?: boolean) => void;
  /** Opens the preview of accepting them. */
  look: () => void;
}

/** Selects requests of the queue and accepts them together after a preview. */
export function useAcceptMany(): AcceptingMany {
  const bulk = useBulkNow(useBulk(useAcceptKind()));
  useBulkAddress(useAddress(acceptAddress), bulk);
  const [isOn, setOn] = useState(false);
  const { selection } = bulk.snapshot.context;
  const chosen = new Set(selection.of === 'rows' ? selection.keys.map(Number) : []);
  const choose = (ids: Iterable<RowKey>) =>
    bulk.send({ type: 'selection.change', selection: { of: 'rows', keys: [...ids] } });
  const last = useRef<number | null>(null);
  const turn: AcceptingMany['turn'] = (id, rows, asFarAs = false) => {
    const from = asFarAs ? last.current : null;
    last.current = id;
    choose(from === null ? turned(chosen, id) : joined(chosen, between(rows, from, id)));
  };
  return {
    bulk,
    isChoosing: isOn || chosen.size > 0,
    chosen,
    setChoosing: (on) => {
      setOn(on);
      if (!on) choose([]);
    },
    choose,
    turn,
    look: () => {
      // Selecting ends once the requests are accepted and no longer selected.
      setOn(false);
      bulk.send({ type: 'action.begin', action: ACCEPT, needs: false, values: {} });
    },
  };
}

/** Whether a request may be accepted without opening it, as far as its row shows. */
export const needsNoLook = ({ signals, claim, assigned, second, employee }: RequestToReview, me: number): boolean =>
  signals.length === 0 && employee.id !== me && (!claim || claim.mine) && (!assigned || assigned.mine) && !second;
