import { addressOf, choiceField, pageField } from '../ground/address.ts';

/** The parts of the address of the rates: the page of the history, and whether the form of a new rate is open. */
export const ratesAddress = addressOf({ page: pageField, open: choiceField(['RSD']) });
