import { PlainError } from '../config/plain-error.ts';
import { sqlState } from './sql-state.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** The role that serves may not bring the tables up to date: they are another one's. */
class TablesOfAnother extends PlainError {
  constructor(cause: unknown) {
    super(
      'The tables have to be brought up to date, and the role of DATABASE_URL may not: another one owns them. ' +
        'Start this version once as their owner, then run server/database/roles.sql (docs/runbook.md, section 3).',
      { cause },
    );
  }
}

/** Says in a sentence that a migration was refused to this role; throws all else as it is. */
export function unlessOfAnother(error: unknown): never {
  throw sqlState(error) === INSUFFICIENT_PRIVILEGE ? new TablesOfAnother(error) : error;
}
