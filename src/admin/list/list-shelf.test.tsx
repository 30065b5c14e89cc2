// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { bulkMachine } from '#machines/records/bulk.machine.ts';
import type { Selection } from '#machines/records/selection.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { BulkKind } from '../bulk/bulk-kind.ts';
import { ListShelf } from './list-shelf.tsx';

const all = { of: 'all', query: {}, count: 10_000, isExact: false, except: [] } as const;

/** Renders the shelf of a list with more than the 10,000 rows that are counted. */
function open(selection: Selection, chooseAll: (() => void) | null) {
  const [snapshot] = initialTransition(bulkMachine);
  renderScreen(
    <ListShelf
      bulk={{ kind: { actions: [] } as unknown as BulkKind, id: 'sample', snapshot, send: () => {} }}
      count={10_000}
      isExact={false}
      onClear={() => {}}
      chosen={{
        selection,
        chosen: new Set(),
        choose: () => {},
        clear: () => {},
        chooseAll,
        isElsewhere: false,
        notHere: 0,
        show: null,
        isTooMany: false,
      }}
    />,
  );
}

it('says that all are more than were counted', () => {
  open({ of: 'rows', keys: [1] }, () => {});
  expect(screen.getByRole('button', { name: 'Select all (more than 10,000)' })).toBeTruthy();
});

it('says that more are chosen than were counted', () => {
  open(all, null);
  expect(screen.getByText('All selected (more than 10,000)')).toBeTruthy();
});

it('says so too where some are left out', () => {
  open({ ...all, except: [7] }, () => {});
  expect(screen.getByText('More than 9,999 selected')).toBeTruthy();
});
