import { addressOf, choiceField } from '../ground/address.ts';

/** What the address of the settings says: which of them is being written. */
export const settingsAddress = addressOf({ open: choiceField(['promise']) });
