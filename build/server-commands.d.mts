export const seedFile: string;
export const createAdminFile: string;
export function commandFile(name: string): string;
