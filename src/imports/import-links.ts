/** The addresses of imports: all of them, a new one, each of its own, and what it brings things to. */
export interface ImportLinks {
  list: string;
  make: string;
  one: (id: number) => string;
  /** The list of what is imported. */
  records: string;
  /** One of these on a page of its own; null where it has none. */
  record: ((id: number) => string) | null;
}

export const importLinks = (list: string, rest: Pick<ImportLinks, 'records' | 'record'>): ImportLinks =>
  Object.assign({ list, make: `${list}/new`, one: (id: number) => `${list}/${id}` }, rest);
