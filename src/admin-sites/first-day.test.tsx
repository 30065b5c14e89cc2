// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { firstStepLinksOf } from '../admin/today/today-screen.tsx';
import { company } from './company-site.tsx';

it('leads from each step of the first day of a company to where it is done', () => {
  const steps = (['code', 'people', 'invited', 'budgets', 'core', 'second'] as const).map((step) => ({
    step,
    done: false,
  }));
  expect(firstStepLinksOf(steps, company).map(({ to }) => to)).toEqual([
    '/profile',
    '/company-admin/people?open=new',
    '/company-admin/people',
    '/company-admin/budgets/new',
    '/company-admin/core-benefits',
    '/company-admin/roles',
  ]);
});
