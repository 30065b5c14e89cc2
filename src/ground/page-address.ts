import { addressOf, pageField } from './address.ts';

/** The address of a list that has pages, and no filters. */
export const pageAddress = addressOf({ page: pageField });
