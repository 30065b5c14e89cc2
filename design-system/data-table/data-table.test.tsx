// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { use, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { Column, RowKey, Sort } from './table-column.ts';
import { shopLook, type TableLook } from './table-look.ts';

interface Tea {
  id: number;
  name: string;
}

const rows: readonly Tea[] = Array.from({ length: 100 }, (_, at) => ({ id: at + 1, name: `Tea ${at + 1}` }));
const said = vi.fn(({ id, name }: Tea) => <a href={`#${id}`}>{name}</a>);
const columns: readonly Column<Tea>[] = [
  { key: 'name', header: 'Name', heading: true, rowHeader: true, sortable: true, cell: said },
];

class NoObserver {
  observe() {}
  disconnect() {}
}

/** Counts rendered rows, for each reads the class of its look. */
const asked = vi.fn(() => '');
const counted = Object.defineProperty(Object.assign({}, shopLook), 'row', { get: asked });

function Choosable({ page = rows, look = counted }: { page?: readonly Tea[]; look?: TableLook }) {
  const [selected, onChange] = useState<ReadonlySet<RowKey>>(new Set());
  return (
    <DataTable
      caption="Teas"
      columns={columns}
      rows={page}
      rowKey={({ id }) => id}
      rowKeys="all"
      sort={{ key: 'name', direction: 'ascending' }}
      look={look}
      selection={{ selected, onChange, allLabel: 'Choose all', rowLabel: ({ name }) => `Choose ${name}` }}
    />
  );
}

function open() {
  render(<Choosable />);
  const drawn = { rows: asked.mock.calls.length, cells: said.mock.calls.length };
  asked.mockClear();
  said.mockClear();
  return drawn;
}

const drawn = () => ({ rows: asked.mock.calls.length, cells: said.mock.calls.length });
const chosen = () => document.querySelectorAll('td [aria-checked=true]').length;
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('a table of a hundred rows', () => {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('draws each row and cell once when it comes', () => {
    expect(open()).toEqual({ rows: 100, cells: 100 });
  });

  it('draws one row, and none of its cells, when it is chosen or let go of', () => {
    open();
    fireEvent.click(box('Choose Tea 40'));
    expect([chosen(), drawn()]).toEqual([1, { rows: 1, cells: 0 }]);
    fireEvent.click(box('Choose Tea 40'));
    expect([chosen(), drawn()]).toEqual([0, { rows: 2, cells: 0 }]);
  });

  it('draws no cell when all rows are chosen', () => {
    open();
    fireEvent.click(box('Choose all'));
    expect([chosen(), drawn()]).toEqual([100, { rows: 100, cells: 0 }]);
  });

  it('chooses as far as the row that was chosen last, and draws those between alone', () => {
    open();
    fireEvent.click(box('Choose Tea 10'));
    fireEvent.click(box('Choose Tea 14'), { shiftKey: true });
    expect([chosen(), drawn()]).toEqual([5, { rows: 5, cells: 0 }]);
  });

  it('draws nothing while one walks over rows by keys', () => {
    open();
    screen.getByRole('link', { name: 'Tea 1' }).focus();
    for (let pressed = 0; pressed < 5; pressed += 1) {
      fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    }
    expect([document.activeElement?.textContent, drawn()]).toEqual(['Tea 6', { rows: 0, cells: 0 }]);
  });

  it('hears the letters of a Cyrillic keyboard by where they stand', () => {
    open();
    screen.getByRole('link', { name: 'Tea 1' }).focus();
    const press = (more: KeyboardEventInit) => fireEvent.keyDown(document.activeElement as Element, more);
    press({ key: 'ј', code: 'KeyJ' });
    expect(document.activeElement?.textContent).toBe('Tea 2');
    press({ key: 'џ', code: 'KeyX' });
    expect(chosen()).toBe(1);
    press({ key: 'а', code: 'KeyA', ctrlKey: true });
    expect(chosen()).toBe(100);
  });
});

const focus = (name: string) => screen.getByRole('link', { name }).focus();
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement as Element, Object.assign({ key }, more));

/** Numbers of the visible selected teas. */
const numbers = () =>
  screen
    .queryAllByRole('checkbox', { name: /^Choose Tea/, checked: true })
    .map((each) => Number(each.getAttribute('aria-label')?.replace('Choose Tea ', '')));

describe('a range of rows', () => {
  const ten = rows.slice(0, 10);
  afterEach(cleanup);

  it('begins where Shift is pressed, once all that was chosen was let go of', () => {
    render(<Choosable page={ten} />);
    focus('Tea 2');
    press(' ');
    fireEvent.click(box('Choose all'));
    fireEvent.click(box('Choose all'));
    for (let walked = 2; walked < 9; walked += 1) press('ArrowDown');
    press('ArrowDown', { shiftKey: true });
    expect(numbers()).toEqual([9, 10]);
  });

  it('begins anew after one has walked on', () => {
    render(<Choosable page={ten} />);
    focus('Tea 1');
    press('ArrowDown', { shiftKey: true });
    press('End');
    press('ArrowUp', { shiftKey: true });
    expect(numbers()).toEqual([1, 2, 9, 10]);
  });

  it('begins on its own page, whatever was chosen on another', () => {
    const { rerender } = render(<Choosable page={rows.slice(0, 5)} />);
    focus('Tea 1');
    press(' ');
    rerender(<Choosable page={rows.slice(5, 10)} />);
    focus('Tea 6');
    press('ArrowDown', { shiftKey: true });
    press('ArrowDown', { shiftKey: true });
    expect(numbers()).toEqual([6, 7, 8]);
  });

  it('goes on from the last row of those that keys have chosen', () => {
    render(<Choosable page={ten} />);
    focus('Tea 4');
    press('ArrowDown', { shiftKey: true });
    fireEvent.click(box('Choose Tea 7'), { shiftKey: true });
    expect(numbers()).toEqual([4, 5, 6, 7]);
  });

  it('is made by Space with Shift, from the row that was chosen last to where one has walked', () => {
    render(<Choosable page={ten} />);
    focus('Tea 2');
    press(' ');
    press('ArrowDown');
    press('ArrowDown');
    press(' ', { shiftKey: true });
    expect(numbers()).toEqual([2, 3, 4]);
  });

  it('begins at no row that was let go of', () => {
    render(<Choosable page={ten} />);
    fireEvent.click(box('Choose Tea 1'));
    fireEvent.click(box('Choose Tea 5'));
    fireEvent.click(box('Choose Tea 5'));
    fireEvent.click(box('Choose Tea 8'), { shiftKey: true });
    expect(numbers()).toEqual([1, 8]);
  });

  it('begins nowhere once nothing is chosen', () => {
    render(<Choosable page={ten} />);
    fireEvent.click(box('Choose Tea 2'));
    fireEvent.click(box('Choose all'));
    fireEvent.click(box('Choose all'));
    fireEvent.click(box('Choose Tea 9'), { shiftKey: true });
    expect(numbers()).toEqual([9]);
  });
});

/** A table whose rows suspend in descending order until `drawing` is resolved. */
function Sortable({ drawing }: { drawing: Promise<void> }) {
  const [sort, onSort] = useState<Sort>({ key: 'name', direction: 'ascending' });
  const cell = ({ name }: Tea) => {
    if (sort.direction === 'descending') use(drawing);
    return name;
  };
  const sorted = [{ key: 'name', header: 'Name', sortable: true, cell }];
  return <DataTable caption="Teas" columns={sorted} rows={rows} rowKey={({ id }) => id} sort={sort} onSort={onSort} />;
}

describe('a table that is drawn as cards', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each([
    ['cards', 'block', [-1, -1]],
    ['rows', 'table', [0, 0]],
  ])('as %s has its head stop Tab only where it is seen', (_, display, stops) => {
    vi.stubGlobal('ResizeObserver', NoObserver);
    vi.stubGlobal('getComputedStyle', () => ({ display, left: '0px' }));
    render(<Choosable page={rows.slice(0, 2)} look={Object.assign({}, shopLook, { scrolls: true })} />);
    vi.unstubAllGlobals();
    const [all, sort] = [box('Choose all'), screen.getByRole('button', { name: 'Name' })];
    expect([all, sort].map(({ tabIndex }) => tabIndex)).toEqual(stops);
    expect(box('Choose Tea 1').tabIndex).toBe(0);
  });
});

it('turns the arrow of an order at once, while its rows are still drawn', () => {
  render(<Sortable drawing={new Promise(() => {})} />);
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('cell', { name: 'Tea 1' })).toBeTruthy();
  cleanup();
});
