// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { en as records } from '#locales/records/en.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { BalancesScreen } from './balances-screen.tsx';

afterEach(cleanup);

const sums = { given: 1900, spent: 739, held: 0, left: 1161 };
const ana = { ...sums, id: 3, name: 'Ana Čolić', email: 'ana@una.rs', unit: 'Razvoj' };
const erased = { ...sums, id: 7, name: 'erased-7@erased.invalid', email: 'erased-7@erased.invalid', unit: '' };

it('calls somebody whose data were erased so, and leads to what they bought', async () => {
  serve(({ path }) => {
    if (path === 'v2/corporate/people/') return listAnswer([ana, erased], {});
    if (path === 'v2/corporate/people/sums/') return { people: 2, given: 3800, spent: 1478, held: 0, left: 2322 };
    return { results: [] };
  });
  const me = Object.assign({}, jelena, { corporate_account: true });
  renderScreen(inSampleSite(<BalancesScreen />), { at: '/corporate-panel/people', me });

  const link = await screen.findByRole('link', { name: records.erasedPerson });
  expect(link.getAttribute('href')).toBe('/corporate-panel/orders?person=7');
  expect(screen.getByRole('link', { name: 'Ana Čolić' })).toBeTruthy();
  expect(screen.queryByText(erased.name)).toBeNull();
});
