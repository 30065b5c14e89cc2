// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en } from '#locales/documents/en.ts';
import { held } from '../testing/held-call.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { DocumentsScreen } from './documents-screen.tsx';

it('says that there are no documents yet only once that is known', async () => {
  const { change, give } = held();
  const calls = serve(({ query }) => (query.has('search') ? onePage([]) : change()));
  renderScreen(<DocumentsScreen />, { at: '/download-zone?search=moon', path: '/download-zone' });
  await screen.findByText(en.empty);
  await userEvent.click(screen.getByRole('button', { name: en.clear }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.queryByText(en.none)).toBeNull();
  await give(onePage([]));
  expect(await screen.findByText(en.none)).toBeTruthy();
});
