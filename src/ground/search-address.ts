import { addressOf, textField } from './address.ts';

/** The address of a list with a search and no other filters. */
export const searchAddress = addressOf({ search: textField() });
