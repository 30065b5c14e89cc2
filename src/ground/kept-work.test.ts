// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetWork } from './forget-kept.ts';
import { useKeptWork } from './kept-work.ts';

interface Form {
  name: string;
  password: string;
  file: File | null;
}

const fresh: Form = { name: '', password: '', file: null };
const secret = ['password'] as const;
const open = (name = 'form.1') => renderHook(() => useKeptWork<Form>(name, fresh, { without: secret }));

beforeEach(() => sessionStorage.clear());

it('finds what was typed again after the screen, or the whole page, was left', () => {
  const first = open();
  act(() => first.result.current[1]({ ...fresh, name: 'Čačak' }));
  first.unmount();

  expect(open().result.current[0]).toEqual({ ...fresh, name: 'Čačak' });
});

it('keeps what is typed in the moment it is typed: the page may be left before it is drawn', () => {
  const first = open();
  act(() => {
    first.result.current[1]({ ...fresh, name: 'Čačak' });
    expect(JSON.stringify({ ...sessionStorage })).toContain('Čačak');
  });
});

it('never keeps a password or a file', () => {
  const file = new File(['x'], 'receipt.pdf');
  const first = open();
  act(() => first.result.current[1]({ name: 'Ana', password: 'Izbor!2026', file }));

  expect(first.result.current[0]).toEqual({ name: 'Ana', password: 'Izbor!2026', file });
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/2026|receipt/);
  first.unmount();
  expect(open().result.current[0]).toEqual({ ...fresh, name: 'Ana' });
});

it('shows it to nobody else', () => {
  const first = open('form.1');
  act(() => first.result.current[1]({ ...fresh, name: 'Ana' }));

  expect(open('form.2').result.current[0]).toEqual(fresh);
});

it('is fresh again once the work was sent, and keeps what is typed after that', () => {
  const first = open();
  act(() => first.result.current[1]({ ...fresh, name: 'Ana' }));
  act(() => first.result.current[2]());
  expect(open().result.current[0]).toEqual(fresh);

  act(() => first.result.current[1]({ ...fresh, name: 'Mira' }));
  expect(open().result.current[0]).toEqual({ ...fresh, name: 'Mira' });
});

it('keeps what was typed on another screen while it was sent', () => {
  const [ana, mira] = [
    { ...fresh, name: 'Ana' },
    { ...fresh, name: 'Mira' },
  ];
  const first = open();
  act(() => first.result.current[1](ana));
  const second = open();
  act(() => second.result.current[1](mira));
  act(() => first.result.current[2](ana));
  expect(open().result.current[0]).toEqual(mira);

  act(() => second.result.current[2](mira));
  expect(open().result.current[0]).toEqual(fresh);
});

it('forgets everything when somebody signs out', () => {
  const first = open();
  act(() => first.result.current[1]({ ...fresh, name: 'Ana' }));
  first.unmount();
  forgetWork();

  expect(open().result.current[0]).toEqual(fresh);
});

it('starts fresh from what it cannot read', () => {
  sessionStorage.setItem('izbor.work.form.1', '{not json');

  expect(open().result.current[0]).toEqual(fresh);
});
