// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { en } from '#locales/app/en.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { routes } from './route-table.ts';

/** Screens that need no further data, or have a message of their own. */
const OTHERS = ['/initial', '/account', '/contact', '/about', '/cart', '/'];

const pages = routes.filter(({ path, site }) => !site && !OTHERS.includes(path));

it.each(pages.map(({ path, screen: lazy }) => [path, lazy] as const))(
  'without a network %s says so, and not that something broke',
  async (path, { prefetch, Screen }) => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await prefetch();
    const place = path.replace('/:catId?', '/1').replace(':id', '1');
    renderScreen(<Screen />, { at: `${place}?tab=mine&order=38&course=4`, path });
    const said = await screen.findAllByRole('heading', { name: en['offline.title'] });
    expect(said[0]?.parentElement?.textContent).toContain(en['offline.later']);
  },
);
