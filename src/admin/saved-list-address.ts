import { type ListAddress, type ListPlace, NOWHERE } from './list-address.ts';

/** How a list is seen now, as a saved list keeps it: search, filters, order, columns, rows. */
export const savedAddress = <Values extends ListPlace>(address: ListAddress<Values>, values: Values) =>
  Object.fromEntries(Object.entries(address.write(values)).filter(([name, text]) => text !== '' && !(name in NOWHERE)));

/** The values of an address that a saved list has; what the list of today does not know any more is left out. */
export const savedValues = <Values extends ListPlace>(
  address: ListAddress<Values>,
  kept: Readonly<Record<string, string>>,
): Values => Object.assign(address.read(new URLSearchParams(kept)), NOWHERE);

/** Whether a list is seen just as a saved list has it. */
export function isAsSaved<Values extends ListPlace>(
  address: ListAddress<Values>,
  kept: Readonly<Record<string, string>>,
  values: Values,
): boolean {
  const written = (of: Values) => JSON.stringify(Object.entries(savedAddress(address, of)).toSorted());
  return written(savedValues(address, kept)) === written(values);
}
