import type { Caller } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { processMemory } from '../database/process-memory.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';

/** The person, and the versions of their cart and favourites and of the catalogue. */
type Keeper = Pick<Caller, 'companyId' | 'userId' | 'userVersion' | 'catalogueVersion'>;

/** A revision, with the versions at which it was read. */
interface Known {
  at: string;
  revision: number;
}

// More people than one process can answer polls of.
const memory = processMemory<Known>(20_000);

const keyOf = ({ companyId, userId }: Keeper) => `${companyId}.${userId}`;
const stateOf = ({ userVersion, catalogueVersion }: Keeper) => `${userVersion}.${catalogueVersion}`;

/** The condition for rows of the person with the values `companyId` and `userId`. */
export const mine = sql`company_id = ${number('companyId')} and user_id = ${number('userId')}`;

/** SQL condition: benefits in the cart or the favourites of the person with the parameters `companyId` and `userId`. */
export const keptBenefits = sql`in (
        select benefit_id from favourites where ${mine} union all select benefit_id from cart_items where ${mine})`;

/**
 * SQL of the revision for the person with these parameters. It is the sum, not the maximum: of two changes the one with the lower
 * number may be committed last.
 */
export const keptRevision = sql`(
  select coalesce(sum(b.listed_revision), 0)::bigint from benefits b where b.id ${keptBenefits})`;

const read = statement('read_kept_revision', of<{ revision: number }>, () => sql`select ${keptRevision} as revision`);

/**
 * A number that rises with each change of what `v2/me/` shows of a benefit in the cart or the favourites, as long as these are
 * the same ones (which `users.version` says). Once read it is known until the catalogue changes.
 */
export async function readKeptRevision(database: Database, keeper: Keeper): Promise<number> {
  const known = memory.recall(database, keyOf(keeper));
  if (known?.at === stateOf(keeper)) return known.revision;
  const { companyId, userId } = keeper;
  const [row] = await read(database, { companyId, userId });
  const revision = Number(row?.revision);
  rememberKeptRevision(database, keeper, revision);
  return revision;
}

/** Stores the revision read for a person, together with their current state. */
export function rememberKeptRevision(database: Database, keeper: Keeper, revision: number): void {
  memory.remember(database, keyOf(keeper), { at: stateOf(keeper), revision });
}
