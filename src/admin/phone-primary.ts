import { createContext } from 'react';

/** The place in the head of a phone for the one primary action of the screen; null at first, and where there is no such head. */
export const PhonePrimaryContext = createContext<HTMLElement | null>(null);
