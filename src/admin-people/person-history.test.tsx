// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { en as records } from '#locales/records/en.ts';
import { milan as colleague } from '../testing/colleagues.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { PeopleScreen } from './people-screen.tsx';

const milan = { ...colleague, left: 0, budgets: [] };

const change = (id: number, did: string, values: object[] = [], reason = '') => ({
  id,
  at: '2026-11-21T08:00:00.000Z',
  company: 1,
  by: { company: 1, id: 2, name: 'Vesna Milić' },
  via: 'screen',
  kind: `person.${did}`,
  record_kind: 'person',
  record: '8',
  record_name: 'Milan Ilić',
  fields: [],
  reason,
  revision: null,
  values,
});
const value = (field: string, before: unknown, after: unknown) => ({ field, before, after, erased: false });

const HISTORY = [
  change(5, 'absence_set', [value('absence', null, '2026-12-01 – 2026-12-10, Vladimir Kostić')]),
  change(4, 'signed_out', [], 'The phone is lost'),
  change(3, 'roles_changed', [value('company_roles', [], ['people', 'reports'])]),
  change(2, 'last_day_set', [value('ends_on', null, '2026-12-31')]),
  change(1, 'changed', [value('email', 'old@morava.rs', milan.email), value('unit', 'Shop', 'Studio')]),
];

const answer = ({ method, path }: Call) => {
  if (method !== 'GET') return {};
  if (path === 'company/people/') return listAnswer([milan], {});
  if (path === 'company/people/8/') return milan;
  if (path === 'company/people/8/changes/') return { next: null, results: HISTORY };
  if (path === 'company/people/units/') return { results: [] };
  return path.endsWith('saved-lists/') ? { results: [] } : undefined;
};

it('says in words what was done to a person, and brings back only what can be typed here', async () => {
  serve(answer);
  const me = { ...jelena, company_roles: ['people' as const] };
  renderScreen(inSampleSite(<PeopleScreen />), { at: '/company-admin/people?open=8', path: '/company-admin/*', me });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.click(await drawer.findByRole('tab', { name: records['history.title'] }));
  const history = within(await drawer.findByRole('list', { name: records['history.title'] }));
  for (const did of ['absenceSet', 'signedOut', 'rolesChanged', 'lastDaySet'] as const)
    history.getByText(records[`history.did.${did}`]);
  expect(history.getByText('In the company:').parentElement?.textContent).toContain('People, Reports');
  expect(history.getByText('Absence:').parentElement?.textContent).toContain(
    '01.12.2026. – 10.12.2026., Vladimir Kostić',
  );
  expect(history.getByText('“The phone is lost”')).toBeTruthy();
  // The e-mail address is the person's own and cannot be restored by others.
  expect(history.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Bring back Unit: Shop',
  ]);
});
