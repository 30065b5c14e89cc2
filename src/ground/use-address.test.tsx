// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, choiceField, pageField, textField } from './address.ts';
import { HistoryRouter } from './history-router.tsx';
import { useAddress } from './use-address.ts';
import { useSearch } from './use-search.ts';

afterEach(() => vi.useRealTimers());

const address = addressOf({ type: choiceField(['free', 'paid']), search: textField(), page: pageField });

/** A screen at an address, with its search and its history. */
function at(search: string) {
  const history = createMemoryHistory({ initialEntries: [`/list${search}`], v5Compat: true });
  const { result } = renderHook(
    () => {
      const located = useAddress(address);
      return { ...located, search: useSearch(located), where: useLocation().search };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => <HistoryRouter history={history}>{children}</HistoryRouter>,
    },
  );
  return { screen: result, history, where: () => history.location.search };
}

it('another filter begins at the first page again, and leaves what is not of the screen', () => {
  const { screen } = at('?page=3&search=yoga&notifications=all');
  act(() => screen.current.go({ type: 'paid' }));
  expect(screen.current.where).toBe('?search=yoga&notifications=all&type=paid');
  expect(screen.current.values).toEqual({ type: 'paid', search: 'yoga', page: 1 });
});

it('another page keeps the filters, as a link does', () => {
  const { screen } = at('?search=yoga');
  expect(screen.current.linkTo({ page: 2 })).toEqual({ search: 'search=yoga&page=2' });
  act(() => screen.current.go({ page: 2 }));
  expect(screen.current.where).toBe('?search=yoga&page=2');
});

it('what is typed reaches the address 400 ms after the last letter', () => {
  vi.useFakeTimers();
  const { screen } = at('?page=2');
  act(() => screen.current.search[1]('yog'));
  act(() => void vi.advanceTimersByTime(399));
  act(() => screen.current.search[1]('yoga '));
  act(() => void vi.advanceTimersByTime(399));
  expect([screen.current.search[0], screen.current.where]).toEqual(['yoga ', '?page=2']);
  act(() => void vi.advanceTimersByTime(1));
  expect([screen.current.search[0], screen.current.where]).toEqual(['yoga ', '?search=yoga']);
});

// The address that was navigated to counts before a large list is rendered.

it('a filter that is chosen before the list of a search is drawn keeps the search', () => {
  const { screen, where } = at('?page=2');
  act(() => {
    screen.current.go({ search: 'yoga' });
    screen.current.go({ type: 'paid' });
  });
  expect(where()).toBe('?search=yoga&type=paid');
  expect(screen.current.values).toEqual({ type: 'paid', search: 'yoga', page: 1 });
});

it('a search that rests before the list of a filter is drawn keeps the filter', () => {
  vi.useFakeTimers();
  const { screen, where } = at('');
  act(() => screen.current.search[1]('yoga'));
  act(() => void vi.advanceTimersByTime(399));
  act(() => {
    screen.current.go({ type: 'free' });
    vi.advanceTimersByTime(1);
  });
  expect([where(), screen.current.search[0]]).toEqual(['?type=free&search=yoga', 'yoga']);
});

it('a search that rests once one has left leads nobody back', () => {
  vi.useFakeTimers();
  const { screen, history } = at('');
  act(() => screen.current.search[1]('yoga'));
  act(() => void vi.advanceTimersByTime(399));
  act(() => {
    history.push('/elsewhere?type=paid');
    vi.advanceTimersByTime(1);
  });
  expect(history.location.pathname + history.location.search).toBe('/elsewhere?type=paid');
});
