// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { Combobox } from './combobox.tsx';
import type { ComboboxProps } from './combobox-props.ts';

const options = ['Assam', 'Darjeeling', 'Sencha'].map((label) => ({ value: label.toLowerCase(), label }));
const contains = (label: string, typed: string) => label.toLowerCase().includes(typed.toLowerCase());
const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
const onChange = vi.fn();
const onRetry = vi.fn();
const loading = { state: 'loading', text: 'Loading' } as const;
const failed = { state: 'error', text: 'The teas could not be loaded.', retryLabel: 'Try again', onRetry } as const;

type Given = Partial<ComboboxProps>;

function Form(given: Given) {
  const [value, setValue] = useState<string | null>(null);
  const change = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return (
    <form onSubmit={onSubmit}>
      <Combobox
        matches={contains}
        label="Tea"
        emptyText="No such tea."
        options={options}
        value={value}
        onChange={change}
        {...given}
      />
      <button type="submit">Send</button>
    </form>
  );
}

/** Renders the form, and returns a function that renders it with other props. */
function open(given: Given = {}) {
  const { rerender } = render(<Form {...given} />);
  return (next: Given) => rerender(<Form {...next} />);
}

const field = () => screen.getByRole('combobox', { name: 'Tea' });
const labels = () => screen.queryAllByRole('option').map((row) => row.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const said = () => screen.getByRole('status').textContent;
const seen = (text: string) => screen.queryAllByText(text, { ignore: '[role=status]' }).length > 0;
const press = (keys: string) => userEvent.keyboard(keys);

beforeEach(() => {
  vi.clearAllMocks();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(cleanup);

describe('while its options are being read', () => {
  it('says so, and not that there are none', async () => {
    open({ options: [], reading: loading });
    expect([said(), seen('Loading')]).toEqual(['', false]);
    await userEvent.click(field());
    expect([said(), seen('Loading')]).toEqual(['Loading', true]);
    expect(seen('No such tea.')).toBe(false);
    expect(active()).toBeUndefined();
  });

  it('can be used at once when they come, the first of them active', async () => {
    const give = open({ options: [], reading: loading });
    await userEvent.tab();
    await press('{ArrowDown}{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    give({});
    expect(active()).toBe('Assam');
    expect([said(), seen('Loading')]).toEqual(['', false]);
    await press('{Enter}');
    expect(onChange.mock.calls).toEqual([['assam']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows those that are known, and that there are more', async () => {
    open({ options: options.slice(2), reading: loading });
    await userEvent.click(field());
    expect([labels(), said()]).toEqual([['Sencha'], 'Loading']);
  });

  it('says it in place of the name of what is chosen', () => {
    const give = open({ options: [], reading: loading, value: 'sencha' });
    expect(field().getAttribute('placeholder')).toBe('Loading');
    give({ value: 'sencha' });
    expect([field().getAttribute('placeholder'), (field() as HTMLInputElement).value]).toEqual([null, 'Sencha']);
  });

  it('finds among the answers of before only what answers to what is typed', async () => {
    const onSearch = vi.fn();
    const give = open({ onSearch });
    await userEvent.type(field(), 'sen');
    give({ onSearch, reading: loading });
    expect([labels(), active()]).toEqual([['Sencha'], 'Sencha']);
    await userEvent.type(field(), 'x{Enter}');
    expect([labels(), said(), onChange.mock.calls]).toEqual([[], 'Loading', []]);
    // The server matches more than the name.
    give({ onSearch, options: options.slice(0, 1) });
    expect([labels(), said()]).toEqual([['Assam'], '']);
  });
});

describe('when its options could not be read', () => {
  it('says so, and reads them again by the keys', async () => {
    const give = open({ options: [], reading: failed });
    await userEvent.tab();
    await press('{ArrowDown}');
    expect(said()).toBe('The teas could not be loaded.');
    expect(seen('No such tea.')).toBe(false);
    expect(active()).toBe('Try againThe teas could not be loaded.');
    await press('{Enter}');
    expect([onRetry.mock.calls.length, onChange.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 0, 0]);
    give({ options: [], reading: loading });
    expect([labels(), said()]).toEqual([[], 'Loading']);
    give({});
    expect(active()).toBe('Assam');
  });

  it('reads them again by a press, and stays open with the focus in the field', async () => {
    open({ options: [], reading: failed });
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: /Try again/ }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(field());
  });

  it('keeps what is known before the way to the rest', async () => {
    open({ options: options.slice(2), reading: failed });
    await userEvent.tab();
    await press('{ArrowDown}');
    expect([labels().length, active()]).toEqual([2, 'Sencha']);
    await press('{ArrowDown}{Enter}');
    expect([onRetry.mock.calls.length, onChange.mock.calls.length]).toEqual([1, 0]);
  });
});

it('never sends the form by Enter while it is open, and does when it is closed', async () => {
  open();
  await userEvent.type(field(), 'xyz{Enter}');
  expect(said()).toBe('No such tea.');
  expect(onSubmit).not.toHaveBeenCalled();
  await press('{Escape}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('keeps active what was walked to when others come before it', async () => {
  const give = open({ options: options.slice(1) });
  await userEvent.tab();
  await press('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Sencha');
  give({});
  expect(active()).toBe('Sencha');
  await press('{ArrowDown}');
  expect(active()).toBe('Assam');
});

describe('once it is closed', () => {
  it('seeks no more what was typed, also where none was chosen', async () => {
    const onSearch = vi.fn();
    open({ onSearch });
    await userEvent.type(field(), 'x');
    await press('{Escape}');
    expect(onSearch.mock.calls).toEqual([['x'], ['']]);
    await userEvent.type(field(), 'a');
    await userEvent.tab();
    expect(onSearch.mock.calls).toEqual([['x'], [''], ['a'], ['']]);
    // Without a typed search, leaving the field does not call `onSearch`.
    await userEvent.click(field());
    await userEvent.tab();
    expect(onSearch).toHaveBeenCalledTimes(4);
  });

  it('keeps the name of what was chosen, also where that is not among what is found by then', async () => {
    const onSearch = vi.fn();
    const give = open({ onSearch });
    await userEvent.type(field(), 'sen');
    give({ onSearch, options: options.slice(2) });
    await press('{Enter}');
    expect([onChange.mock.calls, onSearch.mock.lastCall]).toEqual([[['sencha']], ['']]);
    give({ onSearch, options: options.slice(0, 2) });
    expect(field()).toHaveProperty('value', 'Sencha');
    give({ onSearch, options: options.slice(0, 2), value: 'other' });
    expect(field()).toHaveProperty('value', '');
  });
});

it('in a dialog closes its rows by Escape, and the dialog by the next', async () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Tea" closeLabel="Close" onClose={onClose}>
      <Form />
    </Dialog>,
  );
  await userEvent.click(field());
  expect(labels()).toHaveLength(3);
  await press('{Escape}');
  expect([field().getAttribute('aria-expanded'), onClose.mock.calls.length]).toEqual(['false', 0]);
  await press('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('is opened by a press on its arrow, and closed by another; the focus is in the field', async () => {
  open();
  const arrow = field().parentElement?.querySelector('svg') as Element;
  const isOpen = () => field().getAttribute('aria-expanded');
  await userEvent.click(arrow);
  expect([isOpen(), labels(), document.activeElement]).toEqual(['true', ['Assam', 'Darjeeling', 'Sencha'], field()]);
  await userEvent.click(arrow);
  expect([isOpen(), document.activeElement]).toEqual(['false', field()]);
});

it('is not opened by its arrow while nothing can be chosen', async () => {
  open({ disabled: true });
  await userEvent.click(field().parentElement?.querySelector('svg') as Element);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});
