// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SCHEDULED, STOPPED } from '#machines/announcements/announcement.paths.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { AnnouncementPage } from './announcement-page.tsx';

it('says when one that was resumed at night goes on, and that it stays stopped once it is called back', async () => {
  const { told, skipped, read } = STOPPED;
  let announcement = STOPPED;
  serve(({ path }) => {
    if (path.endsWith('/resume/')) announcement = Object.assign({}, SCHEDULED, { at: null, told, skipped, read });
    if (path.endsWith('/cancel/')) announcement = STOPPED;
    return announcement;
  });
  const { said } = renderScreen(inSampleSite(<AnnouncementPage />), {
    at: `/admin-panel/announcements/${STOPPED.id}`,
    path: '/admin-panel/announcements/:id',
    me: Object.assign({}, jelena, { admin_roles: ['owner' as const] }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  // Nine in Belgrade.
  expect(await screen.findByText('Sending continues on 24.11.2026. 9:00. Who was told stays told.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByText('It was stopped. Who was told stays told.')).toBeTruthy();
  expect(said.map(({ text }) => text)).toEqual(['Sending continues at nine in the morning.', 'It stays stopped.']);
});
