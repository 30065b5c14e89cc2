import { createContext } from 'react';

/** The element in the head of a phone for the screen's one primary action; null at first, and where there is no such head. */
export const PhonePrimaryContext = createContext<HTMLElement | null>(null);
