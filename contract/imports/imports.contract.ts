import { peopleImportCalls } from './people-import-calls.contract.ts';

/** Calls for imports of people into one's own company. */
export const peopleImports = peopleImportCalls({
  own: { audience: 'company-admin', permission: 'company.people' },
  base: '/company/imports/',
  of: 'people into the own company',
});
