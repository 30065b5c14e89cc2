import type { NEW } from '../admin/list-address.ts';
import { paths } from '../ground/paths.ts';

/** The list of benefits in administration, as its filters say. */
export const benefitsBy = (filter: 'provider' | 'category', id: number): string =>
  `${paths.adminPanel}/benefits?${filter}=${id}`;

/** The page of a benefit in administration, or that of a new one (administration: 2.1). */
export const benefitPage = (id: number | typeof NEW): string => `${paths.adminPanel}/benefits/${id}`;
