import type { Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, text } from '../database/text.ts';
import { notify } from '../notifications/notify.ts';
import type { PersonKey } from '../people/person-key.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { ISSUED } from './tell-holder.texts.ts';

/** Notifies a person of certificates just issued to them, each once, in the transaction that issued them. */
export async function tellHolder(
  transaction: Transaction,
  { companyId, userId }: PersonKey,
  certificates: readonly number[],
  now: Date,
): Promise<void> {
  if (certificates.length === 0) return;
  const values = { companyId, userId, ids: JSON.stringify(certificates) };
  for (const { id, kind, titleEn, titleSr } of await readTitles(transaction, values)) {
    const { en, sr } = ISSUED[kind];
    const telling = {
      titleEn: en.title,
      titleSr: sr.title,
      sendFrom: 'Izbor',
      dedupeKey: `certificate-${id}`,
      textEn: `<p><strong>${escapeHtml(titleEn || titleSr)}</strong></p><p>${en.text}</p>`,
      textSr: `<p><strong>${escapeHtml(titleSr || titleEn)}</strong></p><p>${sr.text}</p>`,
    };
    await notify(transaction, { companyId, userId }, telling, now);
  }
}

interface Title {
  id: number;
  kind: keyof typeof ISSUED;
  titleEn: string;
  titleSr: string;
}

const readTitles = statement(
  'read_certificate_titles',
  of<Title>,
  () => sql`
    select id, case when package_id is null then 'course' else 'package' end as kind, title_en as "titleEn", title_sr as "titleSr"
    from certificates
    where company_id = ${number('companyId')} and user_id = ${number('userId')}
      and id in (select id::bigint from jsonb_array_elements_text(${text('ids')}::jsonb) as ids (id))
    order by id`,
);
