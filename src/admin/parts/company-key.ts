import { NEW } from './list-address.ts';

/** The key of a record of any company: the company's id and its own. */
export interface CompanyKey {
  company: number;
  id: number;
}

/** The key in an address: `3-17`. */
export const COMPANY_KEY = /^[1-9]\d{0,8}-[1-9]\d{0,8}$/;
export const companyKeyName = ({ company, id }: CompanyKey): string => `${company}-${id}`;

/** The key in an address; zeros for a record that is not saved yet. */
export function companyKey(open: string): CompanyKey {
  const [company = 0, id = 0] = open === NEW ? [] : open.split('-').map(Number);
  return { company, id };
}
