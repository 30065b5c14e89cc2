// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { listedMassage } from '../testing/listed-massage.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { useBenefitOptions } from './condition-choices.ts';

function Benefits() {
  const choice = useBenefitOptions({ id: 7, name: 'Joga' });
  return <Combobox {...choice} label="Benefit" value="7" onChange={() => {}} matches={labelMatches} emptyText="" />;
}

const labels = () => screen.queryAllByRole('option').map((row) => row.textContent);

it('has the chosen benefit first, and of others alone what answers to a search', async () => {
  serve(() => listAnswer([listedMassage], {}));
  renderScreen(<Benefits />);
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  await waitFor(() => expect(labels()).toEqual(['Joga', 'Massage']));
  await userEvent.tripleClick(field);
  await userEvent.keyboard('masaza');
  await waitFor(() => expect(labels()).toEqual(['Massage']));
});
