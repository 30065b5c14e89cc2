import type { ApprovalKind, ApprovalStatus } from '#contract/approvals/approvals.rules.ts';
import type { Language } from '#contract/language/language.ts';
import type { Currency, Minor } from '#contract/money/money.rules.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql, type Text } from '../database/text.ts';
import { letter } from '../mail/letter.ts';
import type { Compose } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { APPROVAL_TEXTS } from './approvals.texts.ts';
import { endedWords, written } from './tell-approval.ts';
import { mayDecide } from './who-approves.ts';

interface Row {
  kind: ApprovalKind;
  status: ApprovalStatus;
  /** The proposal was ended before it expired. */
  early: boolean;
  sum: Minor;
  people: number | null;
  currency: Currency;
  request: number | null;
  note: string;
  reason: string;
  proposer: string;
  decider: string;
  email: string;
  name: string;
  language: Language;
}

/** The mail to a person who could approve a proposal; null if it has been decided, or they may no longer decide. */
export const approvalAskedMail: Compose = async (database, { companyId, payload }, { config }) => {
  const row = await read(
    database,
    { companyId, id: Number(payload.approvalId) },
    sql`${Number(payload.userId)}::bigint`,
  );
  if (row?.status !== 'waiting') return null;
  const words = APPROVAL_TEXTS[row.language].asked[row.kind];
  return write(
    row,
    [words.text(written(row, row.proposer, row.language)), row.note],
    words.title,
    config.publicUrl,
    payload,
  );
};

/** The mail to the proposer about the decision; null if they may not see the proposal any more. */
export const approvalEndedMail: Compose = async (database, { companyId, payload }, { config }) => {
  const row = await read(database, { companyId, id: Number(payload.approvalId) }, sql`a.proposed_by`);
  if (!row || row.status === 'waiting' || row.status === 'withdrawn') return null;
  const words = endedWords(row.language, row.status, row.early);
  return write(
    row,
    [words.text(written(row, row.decider, row.language)), row.reason],
    words.title,
    config.publicUrl,
    payload,
  );
};

function write(row: Row, paragraphs: string[], title: string, url: string, { approvalId }: Record<string, unknown>) {
  const { button, footer, requestFooter } = APPROVAL_TEXTS[row.language];
  const isRequest = row.kind === 'request';
  // Reviewers of requests may not see budgets, and decide on the page of requests.
  const place = isRequest ? `requests?queue=in_review&open=${row.request ?? ''}` : `approvals/${String(approvalId)}`;
  return letter({
    language: row.language,
    to: { name: row.name, address: row.email },
    // The text is passed as a value, so that braces in it are not taken for placeholders.
    texts: {
      subject: title,
      title,
      paragraphs: ['{said}', '{words}'].slice(0, paragraphs[1] ? 2 : 1),
      button,
      footer: isRequest ? requestFooter : footer,
    },
    values: { said: paragraphs[0] ?? '', words: paragraphs[1] ?? '' },
    link: `${url}/company-admin/${place}`,
  });
}

async function read(
  database: Database,
  { companyId, id }: { companyId: number; id: number },
  reader: Text,
): Promise<Row | undefined> {
  const nameOf = (user: string) => sql`(select ${fullName('w')} from users w
    where w.company_id = a.company_id and w.id = ${sql.raw(user)})`;
  const [row] = await ask<Row>(
    database,
    sql`
    select a.kind, a.status, coalesce(a.decided_at < a.expires_at, false) as early,
      a.sum, a.people, a.currency, a.note, a.reason, (
        select r.id from requests r where r.company_id = a.company_id and r.approval_id = a.id) as request, ${nameOf('a.proposed_by')} as proposer,
      coalesce(${nameOf('a.decided_by')}, '') as decider, u.email, ${fullName('u')} as name, u.language
    from approvals a join users u on u.company_id = a.company_id and u.id = ${reader}
    where a.company_id = ${companyId} and a.id = ${id}
      and case when a.kind = 'request' then ${mayDecide('company.requests')} else ${mayDecide('company.budgets')} end`,
  );
  return row;
}
