/** Addresses of imports: the list, a new one, a single one, and the records that are imported. */
export interface ImportLinks {
  list: string;
  make: string;
  one: (id: number) => string;
  /** List of the imported kind of record. */
  records: string;
  /** Page of one such record; null if there is none. */
  record: ((id: number) => string) | null;
}

export const importLinks = (list: string, rest: Pick<ImportLinks, 'records' | 'record'>): ImportLinks =>
  Object.assign({ list, make: `${list}/new`, one: (id: number) => `${list}/${id}` }, rest);
