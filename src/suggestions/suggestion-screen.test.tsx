// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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
