import { searchKey } from '#contract/search/search.rules.ts';
import { plainWords } from '../benefits/plain-words.ts';
import { richText } from '../benefits/rich-text.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { escapeHtml } from '../web/escape-html.ts';

/** Replaces an erased name. */
export const NOBODY = '—';

interface Told {
  companyId: number;
  id: number;
  en: string;
  sr: string;
}

/**
 * Removes the names of an erased person from other people's notifications, and from the stored payloads of their e-mails. Others
 * are the people of the company, and those who run the platform.
 */
export async function eraseNames(transaction: Transaction, companyId: number, names: readonly string[]): Promise<void> {
  const stored = names.map((name) => richText(escapeHtml(name)));
  const named = sql`exists (
    select from jsonb_array_elements_text(${JSON.stringify(stored)}::jsonb) as names (name)
    where position(name in n.text_en) > 0 or position(name in n.text_sr) > 0)`;
  const rows = await ask<Told>(
    transaction,
    sql`
    select n.company_id as "companyId", n.id, n.text_en as en, n.text_sr as sr from notifications n
    join users u on u.company_id = n.company_id and u.id = n.user_id
    where (n.company_id = ${companyId} or u.admin_roles <> '{}') and n.send_from = 'Izbor' and ${named}
    order by n.company_id, n.id for update of n`,
  );
  for (const { companyId: of, id, en, sr } of rows) {
    const [textEn, textSr] = [withoutNames(en, stored), withoutNames(sr, stored)];
    const [searchEn, searchSr] = [searchKey(plainWords(textEn || textSr)), searchKey(plainWords(textSr || textEn))];
    await ask(
      transaction,
      sql`
      update notifications set text_en = ${textEn}, text_sr = ${textSr}, search_en = ${searchEn}, search_sr = ${searchSr}
      where company_id = ${of} and id = ${id}`,
    );
  }
  const isTheirs = (of: 'who' | 'absent') => sql`${JSON.stringify(names)}::jsonb ? (payload ->> ${of}::text)`;
  for (const of of ['who', 'absent'] as const) {
    await ask(
      transaction,
      sql`
      update outbox set payload = payload || jsonb_build_object(${of}::text, ${NOBODY}::text)
      where company_id = ${companyId} and kind = 'request_assigned' and ${isTheirs(of)}`,
    );
  }
}

/** Replaces whole names only, so that similar names stay. */
function withoutNames(text: string, names: readonly string[]): string {
  const anyName = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyName})(?![\\p{L}\\p{N}])`, 'gu'), NOBODY);
}
