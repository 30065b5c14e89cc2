import { isNobodys } from '#contract/staff/staff.rules.ts';

/** What somebody is called in a file; whose data were erased has neither a name nor an address that says anything. */
export const calledInFile = (name: string): string => (isNobodys(name) ? 'Obrisana osoba / Erased person' : name);
