import { addressOf, choiceField, pageField } from '../ground/address.ts';

/** What the address of the rates says: the page of their changes, and whether another one is being written. */
export const ratesAddress = addressOf({ page: pageField, open: choiceField(['RSD']) });
