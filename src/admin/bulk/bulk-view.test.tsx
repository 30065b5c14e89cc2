// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type BulkEvent, bulkMachine } from '#machines/records/bulk.machine.ts';
import { all, reprices, rows, withdraws } from '#machines/records/bulk.paths.ts';
import { refusalOf } from '#machines/refusal.ts';
import { fails } from '#machines/testing/transitions.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import type { Bulk, BulkKind } from './bulk-kind.ts';
import { BulkResult } from './bulk-result.tsx';
import { BulkView } from './bulk-view.tsx';

const wrong = refusalOf({
  status: 400,
  code: 'validation',
  message: 'Look again.',
  fields: { query: 'No such filter.' },
});
const chosen = { type: 'selection.change', selection: rows } as const;
const kind = { actions: [], counted: String } as unknown as BulkKind;

/** Renders the drawer after these events. */
function shown(...happened: readonly object[]) {
  const [first] = initialTransition(bulkMachine);
  const snapshot = happened.reduce<typeof first>(
    (before, event) => transition(bulkMachine, before, event as BulkEvent)[0],
    first,
  );
  renderScreen(<BulkView kind={kind} id="sample" snapshot={snapshot} send={() => {}} />);
}

it('says why it was refused where nothing was filled in at which it could be said', () => {
  shown(chosen, withdraws, fails('preview', wrong));
  expect(screen.getByRole('alert').textContent).toBe('Look again. No such filter.');
});

it('says it where it was filled in, and not above it too', () => {
  shown(chosen, reprices, { type: 'preview.ask', problems: {} }, fails('preview', wrong));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['is not there', 404, 'This is no longer here'],
  ['could not be read', 500, 'This could not be loaded'],
])('is not said to be loading where what was opened by its number %s', (_, status, title) => {
  shown({ type: 'bulk.open', id: 12 }, fails('readBulk', refusalOf({ status })));
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

it('says that all are more than were counted, until it is known how many', () => {
  shown({ type: 'selection.change', selection: { ...all, isExact: false } }, reprices);
  expect(screen.getByText('more than 4')).toBeTruthy();
});

it('counts those that are no more beside those that were left out by name, so that all are accounted for', () => {
  const bulk: Bulk = {
    id: 12,
    action: 'unit',
    status: 'done',
    task: 7,
    affected: 6,
    changed: 2,
    left_out: [{ id: 4, why: 'moved' }],
    gone: 3,
    undo_until: null,
  };
  const named = Object.assign({}, kind, { nameOf: ({ id }: { id: number }) => `Number ${id}` });
  renderScreen(<BulkResult kind={named} bulk={bulk} face="done" />);
  const said = ['Changed by somebody meanwhile · 1', 'Number 4', 'Removed or erased meanwhile · 3'];
  for (const words of said) expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByText(/more/)).toBeNull();
});
