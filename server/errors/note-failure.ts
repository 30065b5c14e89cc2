import type { FastifyBaseLogger } from 'fastify';
import { loggedError } from '../database/logged-error.ts';
import { isDamage } from '../database/sql-state.ts';
import type { AppError } from './app-error.ts';
import { StorageFailed } from './storage-failed.ts';

/** Writes down why a call was not answered as it should be, and what there is to do about it. */
export function noteFailure(log: FastifyBaseLogger, error: unknown, { status }: AppError): void {
  const facts = { error: loggedError(error) };
  if (error instanceof StorageFailed) noteStorage(log, error);
  else if (isDamage(error))
    log.error(
      facts,
      'the database is damaged: stop the shop and put back the newest copy (docs/runbook.md, section 5)',
    );
  else if (status === 507)
    log.warn(facts, 'no room: make some on the disk of the database and of DATA_DIR; the shop goes on by itself');
  else if (status === 503)
    log.warn(facts, 'unavailable: see whether the database runs and can be reached; the shop goes on by itself');
  else if (status === 500) log.error(facts, 'failed');
}

function noteStorage(log: FastifyBaseLogger, { why, reason, cause }: StorageFailed): void {
  const facts = { reason, error: loggedError(cause) };
  if (why === 'missing') log.error(facts, 'a file is missing: put it back from a copy (docs/runbook.md, section 5)');
  else if (why === 'away')
    log.error(
      facts,
      'files away: see whether the bucket, or the disk of DATA_DIR, answers; the shop goes on by itself',
    );
  else
    log.error(
      facts,
      'files refused: see the keys and the name of the bucket, or who may write DATA_DIR; it does not pass by itself',
    );
}
