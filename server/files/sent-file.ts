import type { Database, Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { dropFile, type StoredFile } from './files.service.ts';

type Sent = Pick<StoredFile, 'key' | 'name' | 'type' | 'bytes'>;

/**
 * The files below an address prefix that anybody may see who knows their address, which cannot be guessed: a picture on a page
 * cannot send a token.
 */
export function sentFiles(folder: 'providers' | 'benefits' | 'announcements') {
  const begin = `/files/${folder}/`;
  // The day, the company of the admin who sent it, and random letters; for a PDF the extension, which people see beside its name.
  const form = new RegExp(`^${begin}([\\d-]{10}/(\\d{1,15})/[\\w-]{32})(\\.pdf)?$`);
  const keyOf = (address: string) => {
    const [, key, company] = form.exec(address) ?? [];
    return key === undefined ? null : { key, companyId: Number(company) };
  };
  return {
    addressOf: (key: string, end: '' | '.pdf' = '') => `${begin}${key}${end}`,
    /** The file at an address if `isNamed` says that its record still refers to it; null for any other address. */
    async find(database: Database, address: string, isNamed: Text): Promise<Sent | null> {
      const kept = keyOf(address);
      if (kept === null) return null;
      const [found] = await ask<Sent>(
        database,
        sql`
        select f.key, f.name, f.type, f.bytes from files f
        where f.company_id = ${kept.companyId} and f.key = ${kept.key} and ${isNamed}`,
      );
      return found ?? null;
    },
    /** Locks the file at an address: if several records stop referring to it, the last one sees that none is left. */
    async hold(transaction: Transaction, address: string): Promise<void> {
      const kept = keyOf(address);
      if (kept === null) return;
      await ask(
        transaction,
        sql`select from files where company_id = ${kept.companyId} and key = ${kept.key} for update`,
      );
    },
    /** Forgets the file at an address, and its bytes after the commit. The drawings of the shop stay, for others show them too. */
    async drop(transaction: Transaction, address: unknown, now: Date): Promise<void> {
      const kept = keyOf(String(address));
      if (kept) await dropFile(transaction, { ...kept, now });
    },
  };
}
