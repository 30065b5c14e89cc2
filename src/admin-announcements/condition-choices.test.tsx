// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { ListedBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { answersTo } from '../admin/answers-to.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { useBenefitOptions } from './condition-choices.ts';

const massage: ListedBenefit = {
  id: 12,
  name_sr: 'Masaža',
  name_en: 'Massage',
  kind: 'flexible',
  way_to_buy: 'voucher',
  image: null,
  provider: { id: 7, name: 'Lotos', active: true },
  category: { id: 2001, name_sr: 'Masaža', name_en: 'Massage' },
  price: 4200,
  currency: 'RSD',
  discount: 15,
  monthly: true,
  companies: 2,
  missing: [],
  state: 'offered',
  bought: 3,
  revision: 4,
  changed: { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Milan Marković' } },
};

function Benefits() {
  const choice = useBenefitOptions({ id: 7, name: 'Joga' });
  return <Combobox {...choice} label="Benefit" value="7" onChange={() => {}} matches={answersTo} emptyText="" />;
}

const labels = () => screen.queryAllByRole('option').map((row) => row.textContent);

it('has the chosen benefit first, and of others alone what answers to a search', async () => {
  serve(() => listAnswer([massage], {}));
  renderScreen(<Benefits />);
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  await waitFor(() => expect(labels()).toEqual(['Joga', 'Massage']));
  await userEvent.tripleClick(field);
  await userEvent.keyboard('masaza');
  await waitFor(() => expect(labels()).toEqual(['Massage']));
});
