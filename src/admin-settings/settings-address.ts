import { addressOf, choiceField } from '../ground/address.ts';

/** The part of the address of the settings: which form is open. */
export const settingsAddress = addressOf({ open: choiceField(['promise']) });
