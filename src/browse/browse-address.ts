import { FILTER_TYPES, FIRST_CATEGORY_ID, type Kind, SORT_FIELDS } from '#contract/benefits/benefits.rules.ts';
import { type BrowsePlace, type Filters, plainFilters } from '#machines/browse/filters.ts';
import { paths } from '../ground/paths.ts';

/** Reads the address of a list; unknown and invalid values are ignored. */
export function readAddress(kind: Kind, categoryId: string | undefined, query: URLSearchParams): BrowsePlace {
  const plain = plainFilters(kind);
  const order = /^([+\- ]?)(\w+)$/.exec(query.get('sort') ?? '');
  const sort = SORT_FIELDS.find((field) => field === order?.[2]);
  return {
    kind,
    layout: query.get('view') === 'list' ? 'list' : 'grid',
    filters: {
      category: readCategory(categoryId, plain.category),
      search: (query.get('search') ?? '').slice(0, 100),
      type: kind === 'flexible' ? (FILTER_TYPES.find((type) => type === query.get('type')) ?? '') : '',
      providers: (query.get('providers') ?? '').split(',').map(Number).filter(isId).slice(0, 100),
      location: query.get('location') ?? '',
      fits: kind === 'flexible' && query.get('fits') === '1',
      sort: sort ?? plain.sort,
      direction: sort ? (order?.[1] === '-' ? '-' : '+') : plain.direction,
    },
  };
}

/** Writes the address of a list; defaults are left out. */
export function writeAddress({ kind, filters, layout }: BrowsePlace): string {
  const plain = plainFilters(kind);
  const query = new URLSearchParams();
  const put = (name: string, value: string) => value !== '' && query.set(name, value);
  put('search', filters.search.trim());
  put('type', filters.type);
  put('providers', filters.providers.join(','));
  put('location', filters.location);
  put('fits', filters.fits ? '1' : '');
  const order = `${filters.direction === '-' ? '-' : ''}${filters.sort}`;
  if (filters.sort !== plain.sort || filters.direction !== plain.direction) put('sort', order);
  if (layout === 'list') put('view', 'list');
  const path = pathOf(kind, filters.category);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Number of active filters of a list; order and layout do not count. Special offers are always in a category. */
export function countFilters(kind: Kind, { category, search, type, providers, location, fits }: Filters): number {
  const inCategory = kind === 'flexible' && category !== null;
  const set = [inCategory, search.trim() !== '', type !== '', providers.length > 0, location !== '', fits];
  return set.filter(Boolean).length;
}

function pathOf(kind: Kind, category: number | null): string {
  if (kind === 'fixed') return paths.fixed;
  if (kind === 'flexible') return paths.flexible(category ?? undefined);
  // specification.md 2: without an id the list is of the first category, so "all categories" needs an id of its own, 0.
  return category === FIRST_CATEGORY_ID ? paths.special() : `${paths.special()}/${category ?? ALL}`;
}

const ALL = 0;
const isId = (value: number) => Number.isInteger(value) && value > 0 && value < 1e9;

function readCategory(id: string | undefined, usual: number | null): number | null {
  if (id === undefined) return usual;
  return isId(Number(id)) ? Number(id) : null;
}
