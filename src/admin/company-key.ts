import { NEW } from './list-address.ts';

/** A record of any company: whose it is, and which. */
export interface CompanyKey {
  company: number;
  id: number;
}

/** How the address names such a record: `3-17`. */
export const COMPANY_KEY = /^[1-9]\d{0,8}-[1-9]\d{0,8}$/;
export const companyKeyName = ({ company, id }: CompanyKey): string => `${company}-${id}`;

/** The record that an address names; zeros for one that is only being made. */
export function companyKey(open: string): CompanyKey {
  const [company = 0, id = 0] = open === NEW ? [] : open.split('-').map(Number);
  return { company, id };
}
