import { NEW } from './list-address.ts';

/** The key of a record of any company: the company's id and its own. */
export interface CompanyKey {
  company: number;
  id: number;
}

/** The key as an address has it: `3-17`. */
export const COMPANY_KEY = /^[1-9]\d{0,8}-[1-9]\d{0,8}$/;
export const companyKeyName = ({ company, id }: CompanyKey): string => `${company}-${id}`;

/** The record that an address names; zeros for one that is only being made. */
export function companyKey(open: string): CompanyKey {
  const [company = 0, id = 0] = open === NEW ? [] : open.split('-').map(Number);
  return { company, id };
}
