// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as texts } from '#locales/admin-requests/en.ts';
import { foundOf } from '../ground/found.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { AbsenceView } from './absence-view.tsx';

it('finds who stands in by a name that is typed without its marks', async () => {
  const reviewers = [
    { id: 4, name: 'Đorđe Čolić' },
    { id: 5, name: 'Milica Petrović' },
  ];
  const data = { absence: null, stands_in: [], reviewers };
  renderScreen(
    <AbsenceView
      found={foundOf({ data, error: null, isFetching: false, refetch: () => {} }, false)}
      self={jelena.id}
      mayWrite
      isBusy={false}
      refusal={null}
      onChange={() => {}}
      onSave={() => {}}
      onEnd={() => {}}
    />,
    { me: jelena },
  );
  await userEvent.type(screen.getByRole('combobox', { name: texts['absence.delegate'] }), 'colic');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Đorđe Čolić']);
});
