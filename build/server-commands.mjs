// `npm run seed` and `npm run create-admin` as they lie beside the built server: they take two thirds of what their sources take.
import { fileURLToPath } from 'node:url';

const fileOf = (name) => fileURLToPath(new URL(`../dist/server/${name}.mjs`, import.meta.url));

export const seedFile = fileOf('seed');
export const createAdminFile = fileOf('create-admin');
