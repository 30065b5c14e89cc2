// @vitest-environment happy-dom
import { queryOptions } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { countOf } from '#machines/records/selection.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleSite } from '../../testing/sample-site.tsx';
import { CHOSEN, type ListSelection, useListSelection } from '../list/list-selection.ts';
import { type List, useList } from '../list/use-list.ts';
import { listAddress, manyField } from '../parts/list-address.ts';
import { SiteContext } from '../site/site-context.ts';
import type { BulkKind, Bulk as StandingBulk } from './bulk-kind.ts';
import { type BulkNow, type ListBulk, useBulk, useBulkNow } from './use-bulk.ts';
import { useBulkAddress } from './use-bulk-address.ts';

const address = listAddress({ sorts: ['name'], columns: ['name'], filters: { [CHOSEN]: manyField() } });
type Place = ReturnType<typeof address.read>;

const ALL = Array.from({ length: 50 }, (_, at) => ({ id: at + 1, name: at < 30 ? `Tea ${at}` : `Coffee ${at}` }));
const CALL = 'sample/rows/';

/** The page of the rows that match the filters of the list. */
function found({ q, page, per, [CHOSEN]: ids }: Place) {
  const rows = ALL.filter(({ id, name }) => name.includes(q) && (ids.length === 0 || ids.includes(String(id))));
  return { count: rows.length, results: rows.slice((page - 1) * per, page * per), without: [] };
}

const standing = (changes: Partial<StandingBulk> = {}): StandingBulk =>
  Object.assign(
    {
      id: 5,
      action: 'end',
      status: 'running' as const,
      task: 9,
      affected: 2,
      changed: 0,
      left_out: [],
      gone: 0,
      undo_until: null,
    },
    changes,
  );

interface Shown {
  list: List<Place, (typeof ALL)[number]>;
  bulk: BulkNow;
  chosen: ListSelection;
}

/** A list of fifty rows, 21 on a page, with a server that answers every bulk call. */
function open(at = '', reads: readonly (StandingBulk | Error)[] = []) {
  serve(() => undefined);
  const left = [...reads];
  const kind = {
    preview: vi.fn(async () => ({ id: 5, count: 2, affected: 2, refused: [], sample: [], effects: null })),
    run: vi.fn(async () => standing()),
    read: vi.fn(async () => {
      const next = left.length > 1 ? left.shift() : left[0];
      if (next instanceof Error || !next) throw next;
      return next;
    }),
    undo: vi.fn(async () => standing({ status: 'undoing' })),
    changes: [{ path: CALL }],
    actions: [{ key: 'end', label: 'End', title: 'End', confirm: () => 'End' }],
    counted: String,
    nameOf: () => '',
    refusedFor: String,
    shown: () => null,
    effects: () => null,
  };
  const asked = vi.fn(found);
  const now = {} as Shown;
  function Probe() {
    const list = useList({
      address,
      ask: (values: Place) => queryOptions({ queryKey: [CALL, address.write(values)], queryFn: () => asked(values) }),
    });
    const bulk = useBulkNow(useBulk(kind as BulkKind));
    const keys = (list.found.data?.results ?? []).map(({ id }) => id);
    const chosen = useListSelection(list, bulk, keys);
    useBulkAddress(list, bulk);
    Object.assign(now, { list, bulk, chosen });
    return null;
  }
  const screen = (
    <SiteContext value={sampleSite}>
      <Probe />
    </SiteContext>
  );
  const seen = renderScreen(screen, { at: `/rows${at}`, path: '/rows' });
  const state = () => now.bulk.snapshot;
  return { ...seen, now, kind, asked, state, isRead: () => waitFor(() => expect(now.list.found.data).not.toBeNull()) };
}

const pages = (chosen: ListSelection) => [...chosen.chosen].map(Number);

it('keeps what is chosen over pages, and counts what of it is elsewhere', async () => {
  const { now, isRead } = open();
  await isRead();
  act(() => now.chosen.choose(new Set([1, 2])));
  act(() => now.list.go({ page: 2 }));
  await waitFor(() => expect(now.list.found.data?.results[0]?.id).toBe(22));
  await waitFor(() => expect(now.chosen.notHere).toBe(0));
  expect(countOf(now.chosen.selection)).toBe(2);
  act(() => now.list.go({ q: 'Coffee' }));
  await waitFor(() => expect(now.chosen.notHere).toBe(2));
  expect(now.chosen.show?.to).toBe('chosen');
  act(() => now.chosen.show?.go());
  await waitFor(() => expect(now.list.found.data?.results.map(({ id }) => id)).toEqual([1, 2]));
  expect([pages(now.chosen), now.chosen.show?.to]).toEqual([[1, 2], 'all']);
});

it('chooses all that the list found then, but some, and nothing of another list', async () => {
  const { now, isRead } = open('?q=Tea');
  await isRead();
  act(() => now.chosen.chooseAll?.());
  expect([countOf(now.chosen.selection), now.chosen.chooseAll]).toEqual([30, null]);
  act(() => now.chosen.choose(new Set(pages(now.chosen).filter((id) => id !== 3))));
  expect([countOf(now.chosen.selection), now.chosen.chooseAll === null]).toEqual([29, false]);
  act(() => now.list.go({ q: 'Coffee' }));
  await waitFor(() => expect(now.list.found.data?.results[0]?.id).toBe(31));
  expect([now.chosen.isElsewhere, pages(now.chosen)]).toEqual([true, []]);
  act(() => now.chosen.show?.go());
  await waitFor(() => expect(pages(now.chosen)).not.toEqual([]));
  expect(pages(now.chosen)).not.toContain(3);
});

it('draws its rows anew when some are chosen, and not its screen', () => {
  serve(() => undefined);
  let screens = 0;
  const now = {} as { bulk: BulkNow };
  function Rows({ bulk }: { bulk: ListBulk }) {
    now.bulk = useBulkNow(bulk);
    return null;
  }
  function Screen() {
    const bulk = useBulk({ changes: [] } as unknown as BulkKind);
    screens += 1;
    return <Rows bulk={bulk} />;
  }
  renderScreen(
    <SiteContext value={sampleSite}>
      <Screen />
    </SiteContext>,
    { at: '/rows', path: '/rows' },
  );
  const before = screens;
  act(() => now.bulk.send({ type: 'selection.change', selection: { of: 'rows', keys: [1] } }));
  expect([screens - before, now.bulk.snapshot.context.selection]).toEqual([0, { of: 'rows', keys: [1] }]);
});

it('names a thousand rows one by one, and no more', async () => {
  const { now, isRead } = open();
  await isRead();
  const many = (count: number) => ({ of: 'rows' as const, keys: Array.from({ length: count }, (_, at) => at + 1) });
  act(() => now.bulk.send({ type: 'selection.change', selection: many(1000) }));
  expect(now.chosen.isTooMany).toBe(false);
  act(() => now.bulk.send({ type: 'selection.change', selection: many(1001) }));
  expect(now.chosen.isTooMany).toBe(true);
});

it('asks for what is chosen, runs exactly that once, follows it, and reads the list again at its end', async () => {
  const done = standing({ status: 'done', changed: 2, undo_until: '2199-01-01T00:00:00Z' });
  const { now, kind, asked, state, where, isRead } = open('', [standing({ changed: 1 }), done]);
  await isRead();
  act(() => now.chosen.choose(new Set([1, 2])));
  act(() => now.bulk.send({ type: 'action.begin', action: 'end', needs: false, values: {} }));
  await waitFor(() => expect(state().matches('previewed')).toBe(true));
  const [tried] = kind.preview.mock.calls[0] as unknown as [unknown];
  expect(tried).toMatchObject({ action: 'end', selection: { of: 'rows', keys: [1, 2] } });
  const before = asked.mock.calls.length;
  act(() => {
    now.bulk.send({ type: 'bulk.confirm' });
    now.bulk.send({ type: 'bulk.confirm' });
  });
  await waitFor(() => expect(where()).toBe('/rows?bulk=5'));
  await waitFor(() => expect(state().matches('done')).toBe(true));
  expect(kind.run.mock.calls).toEqual([[5]]);
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
});

it('opens the one that the address names, closes it with Back, and nothing that is no number', async () => {
  const done = standing({ status: 'done', changed: 2 });
  const { now, kind, state, history } = open('?bulk=7', [done]);
  await waitFor(() => expect(state().matches('done')).toBe(true));
  expect(kind.read.mock.calls[0]).toEqual([7, expect.anything()]);
  await act(() => history.push('/rows'));
  await waitFor(() => expect(now.list.values.bulk).toBe(''));
  expect(state().matches('done')).toBe(false);
  const reads = kind.read.mock.calls.length;
  await act(() => history.push('/rows?bulk=1e3'));
  await waitFor(() => expect(now.list.values.bulk).toBe('1e3'));
  expect(kind.read).toHaveBeenCalledTimes(reads);
});
