import { paths } from '../ground/paths.ts';

/** Where a reviewer says when they are away. */
export const ABSENCE = `${paths.companyAdmin}/requests/absence`;
