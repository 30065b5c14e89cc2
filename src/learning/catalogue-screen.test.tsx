// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '#locales/courses/en.ts';
import { courseOf } from '../testing/courses.ts';
import { held } from '../testing/held-call.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { CatalogueScreen } from './catalogue-screen.tsx';

const course = (pk: number) => courseOf({ pk, name: `Course ${pk}` });

// 30 courses are two pages of 24.
const rowsOf = (page: string | null) => ({ '1': [course(1)], '2': [course(25)] })[page ?? '1'] ?? [];

function open(address: string) {
  serve(({ path, query }) => {
    const isPackages = path.includes('package');
    const results = isPackages ? [] : rowsOf(query.get('page'));
    return { count: isPackages ? 0 : 30, next: null, previous: null, results };
  });
  return renderScreen(<CatalogueScreen />, { at: address });
}

it('an address beyond the last page shows the last one, and never says that nothing fits', async () => {
  const told: string[] = [];
  const watching = new MutationObserver(() => told.push(document.body.textContent ?? ''));
  watching.observe(document.body, { childList: true, subtree: true });
  const { where } = open('/packages/?page=99');
  await screen.findByText('Course 25');
  await waitFor(() => expect(where()).toBe('/packages/?page=2'));
  watching.disconnect();
  expect(told.filter((text) => text.includes(en.nothing) || text.includes(en.empty))).toEqual([]);
});

it('says that there are no courses yet only once that is known', async () => {
  const { change, give } = held();
  serve(({ query, path }) => (query.has('search') || path.includes('package') ? onePage([]) : change()));
  renderScreen(<CatalogueScreen />, { at: '/packages/?search=moon' });
  await screen.findByText(en.nothing);
  await userEvent.click(screen.getByRole('button', { name: en.clear }));
  await waitFor(() => expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe(''));
  expect(screen.queryByText(en.empty)).toBeNull();
  await give(onePage([]));
  expect(await screen.findByText(en.empty)).toBeTruthy();
});

it('says how many courses and packages were found once both are here', async () => {
  const { change, give } = held();
  serve(({ query, path }) => {
    const isPackages = path.includes('package');
    if (!query.has('search')) return onePage(isPackages ? [] : [course(1), course(2)]);
    return isPackages ? change() : onePage([course(1)]);
  });
  renderScreen(<CatalogueScreen />, { at: '/packages/' });
  const status = await screen.findByText('2 courses, 0 packages');
  await userEvent.type(screen.getByRole('searchbox'), 'one');
  await waitFor(() => expect(screen.queryByText('Course 2')).toBeNull());
  expect(status.textContent).toBe('2 courses, 0 packages');
  await give(onePage([]));
  await waitFor(() => expect(status.textContent).toBe('1 course, 0 packages'));
});
