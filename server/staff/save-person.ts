import type { Acting } from '../caller/caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { users } from '../people/people.table.ts';
import type { PersonKey } from '../people/person-key.ts';
import { unlessMoved } from '../records/record-moved.ts';
import { type NotedSaving, saveRecord } from '../records/save-record.ts';
import { notePerson } from './note-person.ts';
import type { Read } from './stored-person.ts';

/** The person to write, the actor, and the revision that the actor saw. */
export interface Editing {
  by: Acting;
  person: PersonKey;
  seen: number | null;
  now: Date;
  /** Reads the person in the form of the site's answers. */
  read: (database: Database, read: Read) => Promise<{ revision: number }>;
}

/** Saves a person and notes the change; does neither if nothing differs. Throws notFound, or recordChanged. */
export function savePerson(
  database: Database,
  { by, person, seen, now, read }: Editing,
  { kind, columns, reason, prepare, finish }: NotedSaving<typeof users>,
): Promise<void> {
  const { companyId, userId } = person;
  const place = {
    kind: 'person' as const,
    companyId,
    recordId: userId,
    read: () => read(database, { companyId, userId, now }),
    revisionOf: ({ revision }: { revision: number }) => revision,
  };
  return unlessMoved(database, place, () =>
    inTransaction(database, async (transaction) => {
      await prepare?.(transaction);
      const key = { companyId, id: userId };
      const saved = await saveRecord(transaction, users, { key, seen, columns, rising: users.version, now });
      if (!saved.isChanged) return;
      await finish?.(transaction, saved);
      const { before, after } = saved;
      await notePerson(transaction, by, { kind, person, before, after, ...(reason !== undefined && { reason }), now });
    }),
  );
}
