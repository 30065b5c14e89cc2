// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OptionsReading } from '#design-system/combobox/combobox-props.ts';
import { useAddress } from '../../ground/use-address.ts';
import { around, renderScreen } from '../../testing/render-screen.tsx';
import { filtersOn, listAddress } from '../parts/list-address.ts';
import { FilterEditor } from './filter-editor.tsx';
import { amountsField } from './list-amounts.ts';
import { daysField } from './list-days.ts';
import type { FilterEditorProps, ListFilter } from './list-filter.ts';
import { FilterSheet } from './list-filters.tsx';

const options = [
  { value: 'active', label: 'On offer' },
  { value: 'inactive', label: 'Withdrawn' },
];

function edit({
  filter: own = {},
  ...parts
}: Partial<Omit<FilterEditorProps, 'filter'>> & { filter?: Partial<ListFilter> } = {}) {
  const onChange = vi.fn();
  const filter = Object.assign({ name: 'state', label: 'State', options }, own);
  renderScreen(<FilterEditor chosen={[]} onChange={onChange} {...parts} filter={filter} />);
  return onChange;
}

const isMarked = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';

/** Holds a key for a moment, as a hand does: a radio is checked only after the focus has moved to it. */
async function press(key: string, name: string) {
  const { keyboard } = userEvent.setup();
  await keyboard(`{${key}>}`);
  await waitFor(() => expect(isMarked(name)).toBe(true));
  await keyboard(`{/${key}}`);
}

it.each([{}, { days: true }])(
  'shows by arrows what would be chosen, and chooses it by Enter or the space bar: %j',
  async (filter) => {
    const onChange = edit({ filter });
    await userEvent.tab();
    await press('ArrowDown', 'On offer');
    await press('ArrowDown', 'Withdrawn');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[['inactive']]]);
    await press('ArrowUp', 'On offer');
    await userEvent.keyboard(' ');
    expect(onChange.mock.lastCall).toEqual([['active']]);
  },
);

it.each([{}, { days: true }])(
  'chooses nothing by arrows on a page that is too busy to mark it before: %j',
  async (filter) => {
    const onChange = edit({ filter });
    await userEvent.tab();
    const any = document.activeElement ?? document.body;
    fireEvent.keyDown(any, { key: 'ArrowDown' });
    fireEvent.keyUp(any, { key: 'ArrowDown' });
    await waitFor(() => expect(isMarked('On offer')).toBe(true));
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Withdrawn' }));
    expect(onChange.mock.calls).toEqual([[['inactive']]]);
  },
);

describe('of amounts', () => {
  const amounts = { filter: { name: 'price', label: 'Price', options: [], amounts: true, unit: 'RSD' } };
  const least = () => screen.getByRole('textbox', { name: 'At least' });
  const most = () => screen.getByRole('textbox', { name: 'At most' });

  it('counts once both are right, and says before what is wrong', async () => {
    const onChange = edit(amounts);
    await userEvent.click(least());
    await userEvent.paste('1000,5');
    expect(screen.queryByText(/after a dot/)).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/after a dot/)).toBeTruthy();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.clear(least());
    await userEvent.type(least(), '1000,5');
    await userEvent.type(most(), '900');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(screen.getByText('It is below the least.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(most()));
    await userEvent.type(most(), '0{Enter}');
    expect(onChange.mock.calls).toEqual([[['1000.5..9000']]]);
  });

  it('begins with what is chosen, and with neither counts all', async () => {
    const onChange = edit(Object.assign({ chosen: ['..5000'] }, amounts));
    expect([least(), most()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '5000']);
    await userEvent.type(most(), '{Backspace>4}{Enter}');
    expect(onChange.mock.calls).toEqual([[[]]]);
  });

  it('counts each change that is right where the editor stays', async () => {
    const onChange = edit(Object.assign({ live: true }, amounts));
    await userEvent.type(least(), '7.');
    await userEvent.type(least(), '5');
    expect(onChange.mock.calls).toEqual([[['7..']], [['7.5..']]]);
  });
});

it('has a button for what arrows show, and none before', async () => {
  const onChange = edit({ chosen: ['active'] });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.tab();
  await press('ArrowUp', 'any');
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(onChange.mock.calls).toEqual([[[]]]);
});

it('chooses what is pressed at once', async () => {
  const onChange = edit();
  await userEvent.click(screen.getByText('Withdrawn'));
  expect(onChange.mock.calls).toEqual([[['inactive']]]);
});

it('counts each arrow where the editor stays', async () => {
  const onChange = edit({ live: true });
  await userEvent.tab();
  const { keyboard } = userEvent.setup();
  await keyboard('{ArrowDown>}');
  await waitFor(() => expect(onChange.mock.calls).toEqual([[['active']]]));
});

it('chooses several, and finds them by typing where they are many', async () => {
  const cities = ['Beograd', 'Bor', 'Čačak', 'Kragujevac', 'Niš', 'Novi Sad', 'Subotica', 'Šabac', 'Užice'];
  const filter = { many: true, label: 'City', options: cities.map((value) => ({ value, label: value })) };
  const onChange = edit({ filter, chosen: ['Bor'] });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find in: City' }), 'cac');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Čačak' }));
  expect(onChange.mock.calls).toEqual([[['Bor', 'Čačak']]]);
  await userEvent.type(screen.getByRole('searchbox'), 'xy');
  expect(screen.getByRole('status').textContent).toBe('Nothing by that name');
});

it('takes all away where one option stands for all that is chosen', async () => {
  const filter = { many: true, isWhole: true, options: [{ value: '3', label: '3' }] };
  const onChange = edit({ filter, chosen: ['3', '14', '15'] });
  await userEvent.click(screen.getByRole('checkbox', { name: '3' }));
  expect(onChange.mock.calls).toEqual([[[]]]);
});

it('has no search where several can be seen at once', () => {
  edit({ filter: { many: true }, chosen: ['active'] });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

describe('of what is read of the server', () => {
  const onRetry = vi.fn();
  const unread = (reading: OptionsReading, many: boolean) => ({
    filter: { label: 'Company', options: [], reading, many },
  });

  it.each([true, false])('says that it is being read, and not that there is nothing; several: %j', (many) => {
    edit(unread({ state: 'loading', text: 'Loading' }, many));
    expect(screen.getByRole('status').textContent).toBe('Loading');
    expect(screen.getByText('Company')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it.each([true, false])('says that it could not be read, and reads it again; several: %j', async (many) => {
    onRetry.mockClear();
    edit(unread({ state: 'error', text: 'It could not be loaded.', retryLabel: 'Try again', onRetry }, many));
    expect(screen.getByRole('status').textContent).toBe('It could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('of several that the server finds', () => {
  const found = (names: readonly string[]) => names.map((label) => ({ value: label.toLowerCase(), label }));
  const names: Record<string, string> = { ana: 'Ana', ema: 'Ema', ivo: 'Ivo' };
  const people = { many: true, label: 'Person', wordsOf: (value: string) => names[value] ?? value };
  const boxes = () => screen.queryAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  const said = () => screen.getByRole('status').textContent;

  it('asks for the first at once and then for what is typed, and shows all that answer, whatever they are called', async () => {
    const onSearch = vi.fn();
    const onChange = edit({ filter: { ...people, onSearch, options: found(['Ana', 'Ema']) }, chosen: ['ivo'] });
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(boxes()).toEqual(['Ivo', 'Ana', 'Ema']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ema' }));
    expect(onChange.mock.calls).toEqual([[['ivo', 'ema']]]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find in: Person' }), 'ra');
    expect(onSearch.mock.lastCall).toEqual(['ra']);
    expect(boxes()).toEqual(['Ana', 'Ema']);
    expect(said()).toBe('');
  });

  it('keeps whom one takes out, to be chosen again', async () => {
    const [here, elsewhere] = [found(['Ana', 'Ema']), found(['Ana'])];
    const filter = { name: 'person', ...people, onSearch: () => {} };
    const onChange = vi.fn();
    const drawn = (options: ListFilter['options'], chosen: string[]) => (
      <FilterEditor filter={{ ...filter, options }} chosen={chosen} onChange={onChange} />
    );
    const { rerender } = render(drawn(here, ['ivo']), { wrapper: around().wrap });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ema' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ivo' }));
    expect(onChange.mock.calls).toEqual([[['ivo', 'ema']], [[]]]);
    rerender(drawn(elsewhere, []));
    expect(boxes()).toEqual(['Ivo', 'Ema', 'Ana']);
  });

  it('says that it reads, and shows of those before only who answers', async () => {
    const reading: OptionsReading = { state: 'loading', text: 'Loading' };
    edit({ filter: { ...people, reading, onSearch: () => {}, options: found(['Ana', 'Ema']) } });
    await userEvent.type(screen.getByRole('searchbox'), 'em');
    expect([boxes(), said()]).toEqual([['Ema'], 'Loading']);
    await userEvent.type(screen.getByRole('searchbox'), 'xy');
    expect([boxes(), said()]).toEqual([[], 'Loading']);
  });

  it('says that nobody answers once that is known', async () => {
    edit({ filter: { ...people, reading: { state: 'ready' }, onSearch: () => {}, options: [] }, chosen: ['ivo'] });
    expect([boxes(), said()]).toEqual([['Ivo'], '']);
    await userEvent.type(screen.getByRole('searchbox'), 'xy');
    expect([boxes(), said()]).toEqual([[], 'Nothing by that name']);
  });

  it('reads again what could not be read, and keeps what is typed and chosen', async () => {
    const onRetry = vi.fn();
    const reading: OptionsReading = { state: 'error', text: 'It broke.', retryLabel: 'Try again', onRetry };
    edit({ filter: { ...people, reading, onSearch: () => {}, options: [] }, chosen: ['ivo'] });
    await userEvent.type(screen.getByRole('searchbox'), 'iv');
    expect([boxes(), said()]).toEqual([['Ivo'], 'It broke.']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('of people of one name', () => {
  const twins = [
    { value: '3', label: 'Ana Čolić', detail: 'ana@una.rs' },
    { value: '7', label: 'Ema Babić', detail: 'ema@una.rs' },
    { value: '9', label: 'Ana Čolić', detail: 'colic@una.rs' },
  ];
  const boxes = () => screen.queryAllByRole('checkbox').map((box) => box.parentElement?.textContent);
  const rows = ['Ana Čolić ana@una.rs', 'Ema Babić', 'Ana Čolić colic@una.rs'];

  it('says of each what tells them apart, to whoever looks and listens, and of nobody else', async () => {
    const onChange = edit({ filter: { many: true, options: twins } });
    expect(boxes()).toEqual(rows);
    await userEvent.click(screen.getByRole('checkbox', { name: /colic@una\.rs$/ }));
    expect(onChange.mock.calls).toEqual([[['9']]]);
    expect(screen.getByRole('checkbox', { name: 'Ema Babić' })).toBeTruthy();
  });

  it('says so of who is chosen beside one that the server finds, and no more once one of them is gone', async () => {
    const [ana, ema, other] = twins;
    const details: Record<string, string> = { 9: 'colic@una.rs' };
    const filter = {
      many: true,
      wordsOf: () => 'Ana Čolić',
      detailOf: (value: string) => details[value],
      onSearch: () => {},
    };
    edit({ filter: { ...filter, options: [ana, ema] as typeof twins }, chosen: ['9'] });
    expect(boxes()).toEqual(['Ana Čolić colic@una.rs', 'Ana Čolić ana@una.rs', 'Ema Babić']);
    cleanup();
    edit({ filter: { ...filter, options: [ema, other] as typeof twins } });
    expect(boxes()).toEqual(['Ema Babić', 'Ana Čolić']);
  });

  it('says so where one alone is chosen', () => {
    edit({ filter: { options: twins } });
    const said = (name: string) =>
      screen.getAllByRole('radio', { name }).map((radio) => {
        const id = radio.getAttribute('aria-describedby');
        return id === null ? null : document.getElementById(id)?.textContent;
      });
    expect([said('Ana Čolić'), said('Ema Babić')]).toEqual([['ana@una.rs', 'colic@una.rs'], [null]]);
  });

  it('says so where one alone is found by typing', async () => {
    edit({ filter: { options: twins, onSearch: () => {} } });
    await userEvent.click(screen.getByRole('combobox'));
    const found = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(found).toEqual(['Ana Čolićana@una.rs', 'Ema Babić', 'Ana Čolićcolic@una.rs']);
  });
});

describe('of a phone, in one sheet', () => {
  const address = listAddress({
    sorts: ['name'],
    columns: ['name'],
    filters: { price: amountsField, cost: amountsField, day: daysField },
  });
  const filters: ListFilter[] = [
    { name: 'price', label: 'Price', options: [], amounts: true, unit: 'RSD' },
    { name: 'cost', label: 'Cost', options: [], amounts: true, unit: 'RSD' },
    { name: 'day', label: 'Day', options: [], days: true },
  ];
  const found = { data: { count: 3 } };

  function Sheet() {
    const located = useAddress(address);
    const list = Object.assign(located, { address, found, filtered: filtersOn(address, located.values) });
    return <FilterSheet list={list} filters={filters} />;
  }

  function open(at: string) {
    const seen = renderScreen(<Sheet />, { at });
    fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    return { where: seen.where, steps: () => seen.history.index };
  }

  const least = (at = 0) => screen.getAllByRole('textbox', { name: 'At least' })[at] as HTMLInputElement;
  const write = (value: string, at = 0) => fireEvent.change(least(at), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('empties the fields when all filters are removed, also of what was only just typed', () => {
    const { where } = open('/?price=5..&day=2026-11-01..2026-11-23');
    expect([least().value, isMarked('any')]).toEqual(['5', false]);
    write('57');
    press('Remove all filters');
    wait(500);
    expect([where(), least().value, isMarked('any')]).toEqual(['/', '', true]);
  });

  it('asks for an amount once no letter follows, in one step of the history', () => {
    const { where, steps } = open('/');
    write('1');
    wait(499);
    write('15');
    wait(499);
    expect([where(), steps()]).toEqual(['/', 0]);
    wait(1);
    expect([where(), steps()]).toEqual(['/?price=15..', 1]);
    write('150');
    wait(500);
    expect([where(), steps()]).toEqual(['/?price=150..', 1]);
  });

  it('takes no step for an amount that is as it was', () => {
    const { where, steps } = open('/?price=15..');
    write('150');
    write('15');
    wait(500);
    write('15', 1);
    write('', 1);
    wait(500);
    expect([where(), steps()]).toEqual(['/?price=15..', 0]);
  });

  it('counts what was typed when the sheet is closed, or another amount is typed, at once', () => {
    const { where } = open('/');
    write('15');
    write('7', 1);
    expect(where()).toBe('/?price=15..');
    press('Show 3');
    expect(where()).toBe('/?price=15..&cost=7..');
  });
});
