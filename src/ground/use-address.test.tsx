// @vitest-environment happy-dom
import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { addressOf, choiceField, pageField, textField } from './address.ts';
import { useAddress } from './use-address.ts';
import { useSearch } from './use-search.ts';

afterEach(() => vi.useRealTimers());

const address = addressOf({ type: choiceField(['free', 'paid']), search: textField(), page: pageField });

/** A screen at an address, with its search. */
function at(search: string) {
  const { result } = renderHook(
    () => {
      const located = useAddress(address);
      return { ...located, search: useSearch(located), where: useLocation().search };
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[`/list${search}`]}>{children}</MemoryRouter>
      ),
    },
  );
  return result;
}

it('another filter begins at the first page again, and leaves what is not of the screen', () => {
  const screen = at('?page=3&search=yoga&notifications=all');
  act(() => screen.current.go({ type: 'paid' }));
  expect(screen.current.where).toBe('?search=yoga&notifications=all&type=paid');
  expect(screen.current.values).toEqual({ type: 'paid', search: 'yoga', page: 1 });
});

it('another page keeps the filters, as a link does', () => {
  const screen = at('?search=yoga');
  expect(screen.current.linkTo({ page: 2 })).toEqual({ search: 'search=yoga&page=2' });
  act(() => screen.current.go({ page: 2 }));
  expect(screen.current.where).toBe('?search=yoga&page=2');
});

it('what is typed reaches the address 400 ms after the last letter', () => {
  vi.useFakeTimers();
  const screen = at('?page=2');
  act(() => screen.current.search[1]('yog'));
  act(() => void vi.advanceTimersByTime(399));
  act(() => screen.current.search[1]('yoga '));
  act(() => void vi.advanceTimersByTime(399));
  expect([screen.current.search[0], screen.current.where]).toEqual(['yoga ', '?page=2']);
  act(() => void vi.advanceTimersByTime(1));
  expect([screen.current.search[0], screen.current.where]).toEqual(['yoga', '?search=yoga']);
});

type Screen = ReturnType<typeof useAddress<ReturnType<typeof address.read>>> & { search: ReturnType<typeof useSearch> };

/** The same as the app has it: where it goes the router knows before a large list is drawn. */
function drawnLater(search: string) {
  const now = {} as Screen;
  function List() {
    const located = useAddress(address);
    Object.assign(now, located, { search: useSearch(located) });
    return null;
  }
  const router = createMemoryRouter([{ path: '/list', element: <List /> }], { initialEntries: [`/list${search}`] });
  render(<RouterProvider router={router} />);
  /** Until it is where it goes, and not drawn yet. */
  const arrived = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  return { now, arrived, where: () => router.state.location.search };
}

it('a filter that is chosen before the list of a search is drawn keeps the search', async () => {
  const { now, arrived, where } = drawnLater('?page=2');
  await act(async () => {
    now.go({ search: 'yoga' });
    await arrived();
    now.go({ type: 'paid' });
    await arrived();
  });
  expect(where()).toBe('?search=yoga&type=paid');
  expect(now.values).toEqual({ type: 'paid', search: 'yoga', page: 1 });
});

it('a search that rests before the list of a filter is drawn keeps the filter', async () => {
  vi.useFakeTimers();
  const { now, arrived, where } = drawnLater('');
  act(() => now.search[1]('yoga'));
  act(() => void vi.advanceTimersByTime(399));
  await act(async () => {
    now.go({ type: 'free' });
    await arrived();
    vi.advanceTimersByTime(1);
    await arrived();
  });
  expect([where(), now.search[0]]).toEqual(['?type=free&search=yoga', 'yoga']);
});
