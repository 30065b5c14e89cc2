// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { serve } from '../testing/render-screen.tsx';
import { saveSettings, settingsProblems } from './settings-record.ts';

it.each<[string, object]>([
  ['1', {}],
  [' 20 ', {}],
  ['0', { promise_days: 'range' }],
  ['21', { promise_days: 'range' }],
  ['2.5', { promise_days: 'range' }],
  ['', { promise_days: 'range' }],
])('"%s" days have the problems %j', (promise_days, problems) => {
  expect(settingsProblems({ promise_days })).toEqual(problems);
});

it('saves what was typed with the revision that was seen', async () => {
  const changed = { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Vesna Ilić' } };
  const calls = serve(() => ({ promise_days: 5, revision: 8, changed }));
  const saved = await saveSettings({ seen: 7, changes: { promise_days: '5' }, restores: false, key: 'a' });
  expect(calls.map(({ method, path, headers, body }) => [method, path, headers['If-Revision-Match'], body])).toEqual([
    ['PATCH', 'company/settings/', '7', { promise_days: 5 }],
  ]);
  expect(saved).toMatchObject({ fields: { promise_days: '5' }, revision: 8, by: 'Vesna Ilić' });
});
