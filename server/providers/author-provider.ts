import type { BodyOf } from '#contract/endpoint.ts';
import type {
  AdminProvider,
  addProvider,
  changeProvider as change,
} from '#contract/providers/admin-providers.contract.ts';
import { nameProblem, websiteProblem } from '#contract/providers/providers.rules.ts';
import { providers } from '../benefits/categories.table.ts';
import { OF_PLATFORM } from '../benefits/of-platform.ts';
import { providerNames } from '../benefits/provider-names.ts';
import { rewriteProviderKeys } from '../benefits/rewrite-search-keys.ts';
import type { Acting } from '../caller/caller.ts';
import type { Database, Transaction } from '../database/database.ts';
import { oneApostrophe } from '../database/search-words.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Text } from '../errors/app-error.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { PROBLEMS, providerTwin } from './providers.errors.ts';
import { type Editing, noteProvider, saveProvider } from './save-provider.ts';
import { readProvider } from './stored-provider.ts';

interface Adding {
  admin: Acting;
  fields: BodyOf<typeof addProvider>;
  now: Date;
}

/** Adds a provider. Throws providerTwin, or the problems of its fields. */
export function insertProvider(database: Database, { admin, fields, now }: Adding): Promise<AdminProvider> {
  const columns = columnsOf(fields);
  const names = providerNames(fields.name);
  return inTransaction(database, async (transaction) => {
    if (!fields.twin_accepted) await refuseTwin(transaction, names.searchKey, 0);
    const row = { ...columns, ...names, changedAt: now };
    const [{ id } = { id: 0 }] = await transaction.insert(providers).values(row).returning({ id: providers.id });
    const after = await readProvider(transaction, id);
    await noteProvider(transaction, { admin, kind: 'provider.added', before: null, after, reason: '', now });
    return after;
  });
}

/** Changes the sent fields of a provider. Throws notFound, recordChanged, providerTwin, or the problems of its fields. */
export function changeProvider(
  database: Database,
  { fields, ...editing }: Editing & { fields: BodyOf<typeof change> },
): Promise<AdminProvider> {
  return saveProvider(database, editing, {
    kind: 'provider.changed',
    columns: columnsOf(fields),
    finish: async (transaction, { before, after }) => {
      const key = String(after.search_key);
      if (before.search_key === key) return;
      if (!fields.twin_accepted) await refuseTwin(transaction, key, editing.id);
      await rewriteProviderKeys(transaction, editing.id);
    },
  });
}

function columnsOf({ name, website }: BodyOf<typeof change>) {
  const fields: Record<string, Text> = {};
  const wrong = { name: name === undefined ? null : nameProblem(name), website: websiteProblem(website ?? null) };
  if (wrong.name) fields.name = PROBLEMS[wrong.name];
  if (wrong.website) fields.website = PROBLEMS[wrong.website];
  if (Object.keys(fields).length > 0) throw requestInvalid(fields);
  const names = name === undefined ? {} : providerNames(name);
  return { ...names, website: website === '' ? null : website };
}

// The lock serialises people who add the same name at the same time.
async function refuseTwin(transaction: Transaction, key: string, own: number): Promise<void> {
  await lockNames(transaction, {});
  const [twin] = await findTwin(transaction, { key, own });
  if (twin) throw providerTwin(twin);
}

const NAMES_LOCK = 482_119_001;

const lockNames = statement('lock_provider_names', of<object>, () => sql`select pg_advisory_xact_lock(${NAMES_LOCK})`);

const findTwin = statement(
  'provider_twin',
  of<{ id: number; name: string; active: boolean }>,
  () => sql`
    select id, name, active from providers
    where ${oneApostrophe(sql`search_key`)} = ${text('key')} and id <> ${number('own')} and ${OF_PLATFORM} order by id limit 1`,
);
