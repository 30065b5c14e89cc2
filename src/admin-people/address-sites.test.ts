// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { una } from '../testing/colleagues.ts';
import { jelena } from '../testing/people.ts';
import { around, serve } from '../testing/render-screen.tsx';
import { useUserAddresses } from './address-sites.ts';

it('asks for another address of somebody of any company, and takes it back, with the revision that was seen', async () => {
  const person = Object.assign({}, una, {
    company: { id: 3, name: 'Una Softver', currency: 'KM' as const },
    admin_roles: [],
    corporate_account: false,
    has_code: true,
    left: 0,
    budgets: [],
  });
  const calls = serve(() => person);
  const me = Object.assign({}, jelena, { admin_roles: ['people' as const] });
  const { ask, takeBack } = renderHook(useUserAddresses, { wrapper: around({ me }).wrap }).result.current;
  await ask(person, 5, 'savic@morava.rs');
  await takeBack(person, 6);
  expect(calls.map(({ method, path, body, headers }) => [method, path, body, headers['If-Revision-Match']])).toEqual([
    ['PUT', 'admin/users/3/7/email/', { email: 'savic@morava.rs' }, '5'],
    ['DELETE', 'admin/users/3/7/email/', undefined, '6'],
  ]);
});
