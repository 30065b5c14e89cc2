// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '#locales/suggestions/en.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { SuggestionScreen } from './suggestion-screen.tsx';

function open() {
  serve(({ path }) => (path === 'v2/category/' ? [] : onePage([])));
  renderScreen(<SuggestionScreen />);
}

const field = (label: string) => screen.getByRole('textbox', { name: label });
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const send = () => userEvent.click(screen.getByRole('button', { name: en.submit }));

it('forgets what is wrong with a field as soon as it is right', async () => {
  open();
  await send();
  expect([en.name, en.provider, en.why].map(isWrong)).toEqual([true, true, true]);
  await userEvent.type(field(en.name), 'Swimming');
  await userEvent.type(field(en.provider), ' ');
  expect([en.name, en.provider, en.why].map(isWrong)).toEqual([false, true, true]);
});

it('says that the categories did not load, and reads them again by the row that says so', async () => {
  let isBroken = true;
  const category = { id: 9, name: 'Home/Dom', icon: 'home', num_of_benefits: 3, children: [] };
  serve(({ path }) => {
    if (path !== 'v2/category/') return onePage([]);
    return isBroken ? new Response(null, { status: 400 }) : [category];
  });
  renderScreen(<SuggestionScreen />);
  const select = screen.getByRole('combobox', { name: en.category });
  expect(select.textContent).toBe('Loading');
  await waitFor(() => expect(select.textContent).toBe('This part could not be loaded. Try again'));

  isBroken = false;
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: 'This part could not be loaded. Try again' }));
  await waitFor(() => expect(select.textContent).toBe(en.categoryHint));

  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: 'Home' }));
  expect(select.textContent).toBe('Home');
});

it('is made once though the page was loaded again before the answer', async () => {
  const category = { id: 9, name: 'Home/Dom', icon: 'home', num_of_benefits: 3, children: [] };
  const keys: (string | undefined)[] = [];
  serve(({ path, method, headers }) => {
    if (path === 'v2/category/') return [category];
    if (method === 'GET') return onePage([]);
    keys.push(headers['Idempotency-Key']);
    return new Promise(() => {});
  });
  const { unmount } = renderScreen(<SuggestionScreen />);
  for (const [label, text] of [
    [en.name, 'Swimming'],
    [en.provider, 'Bazen'],
    [en.why, 'It is hot.'],
  ] as const)
    await userEvent.type(field(label), text);
  await userEvent.click(screen.getByRole('combobox', { name: en.category }));
  await userEvent.click(await screen.findByRole('option', { name: 'Home' }));
  await send();
  await waitFor(() => expect(keys).toHaveLength(1));
  unmount();

  renderScreen(<SuggestionScreen />);
  await send();
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});
