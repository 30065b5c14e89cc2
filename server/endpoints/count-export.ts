import { MOST_EXPORTED } from '#contract/records/record-list.contract.ts';
import { countTry, type Limit } from '../caller/rate-limits.ts';
import type { Database } from '../database/database.ts';
import { AppError } from '../errors/app-error.ts';
import type { PersonKey } from '../people/person-key.ts';

const HOUR = 60 * 60 * 1000;

/** Counts an export against its rate limit; the thirty-first of an hour is refused. */
export const countExport = (database: Database, caller: PersonKey, now: Date): Promise<void> =>
  countTry(database, [exportLimit(caller)], now);

function exportLimit({ companyId, userId }: PersonKey): Limit {
  return { key: `export:${companyId}:${userId}`, most: 30, window: HOUR };
}

/** A list has more rows than one answer exports. */
export const exportTooMany = () =>
  new AppError(
    409,
    'export.too_many',
    {
      en: 'That is more than one file holds: 50,000 rows. Set a filter.',
      sr: 'To je više nego što staje u jedan fajl: 50.000 redova. Postavi filter.',
    },
    { details: { most: MOST_EXPORTED } },
  );
