import { paths } from '../ground/paths.ts';

/** Address of the page of a reviewer's absence. */
export const ABSENCE = `${paths.companyAdmin}/requests/absence`;
