import type { SavedList } from '#contract/saved-lists/saved-lists.contract.ts';

/** One saved list of the person's own, and one shared by a colleague. */
export const sampleKeptLists: readonly SavedList[] = [
  {
    id: 2,
    name: 'Od Ž do A',
    address: { sort: '-name' },
    shared: false,
    mine: true,
    by: 'Milan Marković',
    morning: true,
  },
  {
    id: 3,
    name: 'Za mesečni pregled',
    address: { sort: 'name', rows: 'dense' },
    shared: true,
    mine: false,
    by: 'Jelena Đorđević',
    morning: false,
  },
];
