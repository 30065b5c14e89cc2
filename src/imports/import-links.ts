import { paths } from '../ground/paths.ts';

const list = paths.importOfPeople;

/** The addresses of imports: all of them, a new one, and each of its own. */
export const importLinks = {
  list,
  make: `${list}/new`,
  one: (id: number) => `${list}/${id}`,
  people: `${paths.companyAdmin}/people`,
};
