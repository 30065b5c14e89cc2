// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as admin } from '#locales/admin/en.ts';
import { CouponsScreen } from '../../admin-learning/coupons-screen.tsx';
import { couponsServer } from '../../testing/coupons-server.ts';
import { jelena } from '../../testing/people.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleSite } from '../../testing/sample-site.tsx';
import { savedListsServer } from '../../testing/saved-lists-server.ts';
import { SiteContext } from '../site/site-context.ts';

const COUPONS = '/admin-panel/coupons';

it('gives the chip of the last filter the focus once, and not whenever that comes again', async () => {
  const coupons = couponsServer();
  const kept = savedListsServer();
  serve((call) => kept(call) ?? coupons.answer(call));
  const { where } = renderScreen(
    <SiteContext value={sampleSite}>
      <CouponsScreen />
    </SiteContext>,
    { at: COUPONS, path: '/admin-panel/*', me: { ...jelena, admin_roles: ['finance'] } },
  );
  const lists = within(await screen.findByRole('navigation', { name: 'Lists' }));
  const [all, , off] = lists.getAllByRole('link');
  await userEvent.click(screen.getByRole('button', { name: admin['list.filter'] }));
  await userEvent.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('radio')
      .at(-1) as HTMLElement,
  );
  const chip = await screen.findByRole('button', { name: /^Change the filter/ });
  await waitFor(() => expect(document.activeElement).toBe(chip));
  await userEvent.click(all as HTMLElement);
  await waitFor(() => expect(where()).toBe(COUPONS));
  await userEvent.click(off as HTMLElement);
  await screen.findByRole('button', { name: /^Change the filter/ });
  expect(document.activeElement).toBe(off);
});
