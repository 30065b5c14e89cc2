/** The languages of the shop. Serbian is in Latin script. */
export type Language = 'EN' | 'SR';
