import { keptHtml } from '#contract/admin-benefits/benefit.rules.ts';
import { type CoreTexts, coreProblems } from '#contract/core-benefits/core-benefits.rules.ts';
import { richText } from '../benefits/rich-text.ts';
import type { Transaction } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { requestInvalid } from '../errors/request.errors.ts';
import { noCategory, problemText } from './core-benefits.errors.ts';

export type SentTexts = CoreTexts;

/** The texts after a change: those sent, sanitised, over the stored ones. */
export function textsFrom(sent: { [Name in keyof CoreTexts]?: string | undefined }, kept: CoreTexts | null): CoreTexts {
  const line = (field: keyof CoreTexts) => sent[field] ?? kept?.[field] ?? '';
  const html = (field: 'description_sr' | 'description_en') =>
    sent[field] === undefined ? line(field) : keptHtml(richText(sent[field]));
  return {
    name_sr: line('name_sr'),
    name_en: line('name_en'),
    short_description_sr: line('short_description_sr'),
    short_description_en: line('short_description_en'),
    description_sr: html('description_sr'),
    description_en: html('description_en'),
    contact: line('contact'),
  };
}

/** Throws the problems of its texts, by field. */
export function checkTexts(texts: CoreTexts): void {
  const problems = Object.entries(coreProblems(texts)).map(
    ([field, problem]) => [field, problemText(field as keyof CoreTexts, problem)] as const,
  );
  if (problems.length > 0) throw requestInvalid(Object.fromEntries(problems));
}

/** Locks a category so that it cannot be ended before the end of the transaction. Throws when it does not exist, or has ended. */
export async function checkCategory(transaction: Transaction, id: number): Promise<void> {
  const found = await ask(
    transaction,
    sql`
    select from categories c where c.id = ${id}::bigint and c.active
      and not exists (select from categories root where root.id = c.parent_id and not root.active) for share of c`,
  );
  if (found.length === 0) throw requestInvalid({ category_id: noCategory });
}
