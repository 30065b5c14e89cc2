export const seedFile: string;
export const createAdminFile: string;
