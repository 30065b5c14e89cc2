import { expect, it } from 'vitest';
import { standsIn } from './absence.errors.ts';

it('ends the sentence with one stop after a name that ends with one', () => {
  expect(standsIn('Ana Ć.', '2026-12-01', '2026-12-10').text.sr).toBe(
    'Tih dana menjaš ovu osobu: Ana Ć. Neka prvo izabere nekog drugog.',
  );
});
