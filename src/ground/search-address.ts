import { addressOf, textField } from './address.ts';

/** The address of a list that is searched. */
export const searchAddress = addressOf({ search: textField() });
