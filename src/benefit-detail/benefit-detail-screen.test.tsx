// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { BenefitInFull } from '#contract/benefits/benefits.contract.ts';
import { meQuery } from '../session/session.queries.ts';
import { jelena, massage, massageInCart } from '../testing/people.ts';
import { onePage, renderScreen, serve } from '../testing/render-screen.tsx';
import { BenefitDetailScreen } from './benefit-detail-screen.tsx';

const whole: BenefitInFull = {
  ...massage,
  pictures: [],
  description: '',
  instructions: '',
  limitations: '',
  promo_material: [],
  how_to_buy: 'in_store',
  website: null,
  similar: [],
};

/** Opens the page of a massage of 4,200 for a person with 20,000 and `count` of it in the cart. */
async function openWith(count: number) {
  serve(({ path }) => {
    if (path === 'v2/category/') return [];
    return path === 'v2/benefit/12/' ? whole : undefined;
  });
  const me = { ...jelena, cart: count > 0 ? [{ ...massageInCart, count }] : [] };
  const drawn = renderScreen(<BenefitDetailScreen />, { me, at: '/benefit/12', path: '/benefit/:id' });
  await screen.findByRole('heading', { level: 1, name: 'Massage' });
  return drawn;
}

it('says what stays after as many as are wanted', async () => {
  await openWith(0);
  expect(await screen.findByText(/^15,800\.00.RSD$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(screen.getByText(/^11,600\.00.RSD$/)).toBeTruthy();
});

it('says what stays after those that are in the cart, also when that becomes too many', async () => {
  const { client } = await openWith(3);
  expect(await screen.findByText('In the cart: 3')).toBeTruthy();
  expect(screen.getByText(/^7,400\.00.RSD$/)).toBeTruthy();
  act(() => {
    client.setQueryData(meQuery.queryKey, { ...jelena, cart: [{ ...massageInCart, count: 5 }] });
  });
  expect(await screen.findByText(/You need 1,000\.00.RSD more\./)).toBeTruthy();
});

it('says what a month costs now when that is something else than was agreed to', async () => {
  const shop = { price: 1000 };
  serve(({ method, path }) => {
    if (path === 'v2/category/') return [];
    const { price } = shop;
    if (path === 'v2/benefit/12/') {
      return { ...whole, monthly: true, price, price_currency: price, price_discount_currency: price };
    }
    if (path !== 'v2/subscriptions/') return undefined;
    if (method === 'GET') return onePage([]);
    const changed = { code: 'subscriptions.price_changed', message: 'Changed', price_currency: price };
    return Response.json(changed, { status: 409 });
  });
  renderScreen(<BenefitDetailScreen />, { at: '/benefit/12', path: '/benefit/:id' });
  const [subscribe] = await screen.findAllByRole('button', { name: 'Subscribe' });
  shop.price = 1200;
  await userEvent.click(subscribe as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm subscription' }));
  await screen.findByText(/^A month now costs 1,200\.00.RSD/);
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(document.body.textContent).not.toContain('1,000'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Subscribe' })[0] as HTMLElement);
  expect(within(screen.getByRole('alertdialog')).getAllByText(/^1,200\.00.RSD$/)).toHaveLength(2);
});
