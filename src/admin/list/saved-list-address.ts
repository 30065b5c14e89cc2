import { type ListAddress, type ListPlace, NOWHERE } from '../parts/list-address.ts';

/** How a list is shown now, as a saved list stores it: search, filters, order, columns, rows. */
export const savedAddress = <Values extends ListPlace>(address: ListAddress<Values>, values: Values) =>
  Object.fromEntries(Object.entries(address.write(values)).filter(([name, text]) => text !== '' && !(name in NOWHERE)));

/** The values of a saved list; what today's list no longer knows is left out. */
export const savedValues = <Values extends ListPlace>(
  address: ListAddress<Values>,
  kept: Readonly<Record<string, string>>,
): Values => Object.assign(address.read(new URLSearchParams(kept)), NOWHERE);

/** Whether a list is shown exactly as the saved list stores it. */
export function isAsSaved<Values extends ListPlace>(
  address: ListAddress<Values>,
  kept: Readonly<Record<string, string>>,
  values: Values,
): boolean {
  const written = (of: Values) => JSON.stringify(Object.entries(savedAddress(address, of)).toSorted());
  return written(savedValues(address, kept)) === written(values);
}
