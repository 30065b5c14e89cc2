import { expect, it } from 'vitest';
import { formProblems } from './form-problems.ts';
import { typed } from './request.paths.ts';
import { emptyForm } from './request-form.ts';

const facts = { today: '2026-11-20', firstFiled: '2026-11-20', available: 450_050 };

it('asks for everything that is missing', () => {
  const required = 'required';
  expect(formProblems(emptyForm, facts)).toEqual({
    category: required,
    provider: required,
    description: required,
    purchaseDate: required,
    amount: required,
  });
});

it('finds nothing wrong with a whole form for just what is available', () => {
  expect(formProblems(typed, facts)).toEqual({});
});

it('says before anything is sent that the amount is higher than the available budget (specification.md 5)', () => {
  expect(formProblems({ ...typed, amount: '4500.51' }, facts)).toEqual({ amount: 'overBudget' });
  expect(formProblems({ ...typed, amount: '4500.51' }, { ...facts, available: null })).toEqual({});
});

it('reads amount and day by the rules of the contract', () => {
  expect(formProblems({ ...typed, amount: '4.500,50', purchaseDate: '2026-11-21' }, facts)).toEqual({
    amount: 'comma',
    purchaseDate: 'future',
  });
});

it('lets a purchase stay as old as it was when first filed', () => {
  const old = { ...typed, purchaseDate: '2025-10-01' };
  expect(formProblems(old, facts)).toEqual({ purchaseDate: 'tooOld' });
  expect(formProblems(old, { ...facts, firstFiled: '2026-09-30' })).toEqual({});
});
