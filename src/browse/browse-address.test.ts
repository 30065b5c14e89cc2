import { describe, expect, it } from 'vitest';
import { plainFilters } from '#machines/browse/filters.ts';
import { countFilters, readAddress, writeAddress } from './browse-address.ts';

const flexible = { kind: 'flexible', layout: 'grid', filters: plainFilters('flexible') } as const;

describe('the address of a list', () => {
  it('is short while nothing is chosen', () => {
    expect(writeAddress(flexible)).toBe('/flexible-benefits');
  });

  it('holds everything that was chosen, and gives it back', () => {
    const chosen = {
      kind: 'flexible',
      layout: 'list',
      filters: {
        category: 3001,
        search: 'masaža & spa',
        type: 'voucher',
        providers: [4, 9],
        location: 'Novi Sad',
        fits: true,
        sort: 'price',
        direction: '+',
      },
    } as const;
    const address = new URL(writeAddress(chosen), 'http://shop.test');
    expect(address.pathname).toBe('/flexible-benefits/3001');
    expect(address.searchParams.get('fits')).toBe('1');
    expect(readAddress('flexible', '3001', address.searchParams)).toEqual(chosen);
  });

  it.each(['flexible', 'special'] as const)('holds the other direction of the usual order of %s benefits', (kind) => {
    const usual = { kind, layout: 'grid', filters: plainFilters(kind) } as const;
    const direction = usual.filters.direction === '-' ? '+' : '-';
    const turned = Object.assign({}, usual, { filters: Object.assign({}, usual.filters, { direction }) });
    const { searchParams } = new URL(writeAddress(turned), 'http://shop.test');
    expect(readAddress(kind, undefined, searchParams)).toEqual(turned);
  });

  it('with nonsense in it shows the usual list', () => {
    const query = new URLSearchParams('type=free&providers=x,-1,,7&sort=-magic&view=cube&fits=maybe');
    expect(readAddress('flexible', 'abc', query)).toEqual({
      ...flexible,
      filters: { ...flexible.filters, providers: [7] },
    });
  });

  it('of special offers without a category shows the first one, most bought first; all have the id 0', () => {
    const special = readAddress('special', undefined, new URLSearchParams());
    expect(special.filters).toMatchObject({ category: 1, sort: 'bought', direction: '-' });
    expect(writeAddress(special)).toBe('/special-offers');
    const all = readAddress('special', '0', new URLSearchParams());
    expect(all.filters.category).toBeNull();
    expect(writeAddress(all)).toBe('/special-offers/0');
  });

  it('knows no way of buying and no budget for special offers and core benefits', () => {
    for (const kind of ['special', 'fixed'] as const) {
      const { filters } = readAddress(kind, '5', new URLSearchParams('type=web&fits=1'));
      expect([filters.type, filters.fits]).toEqual(['', false]);
    }
  });
});

it('counts the filters that narrow a list, not its order', () => {
  const filters = { ...plainFilters('special'), search: ' a ', providers: [1, 2], direction: '+' as const };
  expect(countFilters('special', filters)).toBe(2);
  expect(countFilters('flexible', { ...plainFilters('flexible'), search: ' ', category: 4 })).toBe(1);
  expect(countFilters('flexible', { ...plainFilters('flexible'), fits: true })).toBe(1);
});
