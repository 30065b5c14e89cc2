/** The code of a company as it is compared: whoever types it leaves its dashes out, and what is pasted has other ones. */
export const plainCompanyCode = (code: string): string => code.replace(/[\s\p{Pd}\p{Cf}]/gu, '').toUpperCase();
