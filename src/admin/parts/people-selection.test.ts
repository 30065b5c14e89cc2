import { expect, it } from 'vitest';
import { peopleSelectionIn, peopleSelectionOf, peopleSelectionState } from './people-selection.ts';

const meant = (query: unknown) => ({ state: String(query) });

it('hands on the rows that were chosen, or all that were found but some', () => {
  expect(peopleSelectionOf({ of: 'rows', keys: [3, '4'] }, meant)).toEqual({ of: 'rows', ids: [3, 4] });
  const all = { of: 'all', query: 'active', count: 10, isExact: true, except: [7] } as const;
  expect(peopleSelectionOf(all, meant)).toEqual({
    of: 'found',
    query: { state: 'active' },
    except: [7],
    count: 9,
    isExact: true,
  });
});

it('is read where it arrives, and nobody is handed on by another way there', () => {
  expect(peopleSelectionIn(peopleSelectionState({ of: 'rows', ids: [3] }))).toEqual({ of: 'rows', ids: [3] });
  expect([peopleSelectionIn(null), peopleSelectionIn({ opened: true })]).toEqual([null, null]);
});
