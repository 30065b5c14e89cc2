import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { files } from '../files/files.table.ts';
import { fileRequest } from '../requests/file-request.ts';
import type { FilingAttempt, SentFile } from '../requests/filing.ts';
import { makeCategory } from './benefits.ts';
import type { Person } from './people.ts';

export type Filed = Partial<Omit<FilingAttempt, 'person'>>;

let made = 0;

const newWords = () => {
  made += 1;
  return `receipt ${made}`;
};

/** A file with these words; by default each has different ones. */
export function sentFile(person: Person, now: Date, words = newWords()): SentFile {
  const sha256 = createHash('sha256').update(words).digest('hex');
  return {
    sha256,
    store: async (transaction) => {
      const { companyId, userId } = person;
      made += 1;
      const plain = { name: 'receipt.pdf', type: 'application/pdf', bytes: words.length, createdAt: now };
      const [row] = await transaction
        .insert(files)
        .values({ companyId, userId, key: `2026-11-20/${process.pid}-${made}`, sha256, ...plain })
        .returning({ id: files.id });
      return row?.id ?? 0;
    },
  };
}

/** Files a request for glasses for 1.000,00 in category 1, unless `changes` say otherwise; returns its id. */
export async function makeRequest(database: Database, now: Date, person: Person, changes: Filed = {}): Promise<number> {
  await makeCategory(database, changes.categoryId ?? 1);
  return fileRequest(database, {
    kind: 'reimbursement',
    categoryId: 1,
    providerName: 'Optika Vid',
    description: 'Glasses',
    purchaseDate: '2026-11-18',
    amount: 100_000,
    resubmits: null,
    duplicateAccepted: true,
    idempotencyKey: null,
    file: sentFile(person, now),
    now,
    person,
    ...changes,
  });
}
