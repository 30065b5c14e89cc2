import type { NEW } from '../admin/parts/list-address.ts';
import { paths } from '../ground/paths.ts';

/** Address of the list of benefits, filtered by a provider or a category. */
export const benefitsBy = (filter: 'provider' | 'category', id: number): string =>
  `${paths.adminPanel}/benefits?${filter}=${id}`;

/** Address of the page of a benefit in administration; `NEW` is the page of a new one. */
export const benefitPage = (id: number | typeof NEW): string => `${paths.adminPanel}/benefits/${id}`;
