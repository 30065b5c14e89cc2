import type { Currency } from '#contract/money/money.rules.ts';
import type { Transaction } from '../../database/database.ts';
import { ask } from '../../database/statement.ts';
import { sql } from '../../database/text.ts';
import { giftTelling } from '../../gifts/gift-telling.ts';
import { toldValues } from '../../notifications/insert-notifications.ts';
import { type NamedBudget, takenTelling } from './budget-telling.ts';
import type { MovedRow } from './moving-rows.ts';

interface Of {
  companyId: number;
  id: number;
  now: Date;
  /** Set when an import is taken back, so that this notification has its own idempotency key. */
  again?: 'back';
}

/** Notifies people whose budget an import changed, as gifts do. The caller has raised their versions. */
export async function tellOfRows(
  transaction: Transaction,
  rows: readonly Omit<MovedRow, 'asked'>[],
  { companyId, id, now, again }: Of,
): Promise<void> {
  const moved = rows.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return;
  const { currency, categories } = await readNames(transaction, companyId);
  const texts = new Map<string, ReturnType<typeof toldValues>>();
  const told = moved.map(({ line, userId, amount, category, year, note }) => {
    const alike = JSON.stringify([amount, category, year, note]);
    const values =
      texts.get(alike) ?? valuesOf({ amount, currency, note, year, category: categories.get(category) ?? null }, now);
    texts.set(alike, values);
    return Object.assign({ user_id: userId, key: ['import', id, line, again].filter(Boolean).join('-') }, values);
  });
  await ask(
    transaction,
    sql`
    insert into notifications (company_id, user_id, title_en, title_sr, text_en, text_sr, search_en, search_sr, send_from, dedupe_key,
      created_at)
    select ${companyId}, t.user_id, t."titleEn", t."titleSr", t."textEn", t."textSr", t."searchEn", t."searchSr", t."sendFrom", t.key, t.now
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t (user_id bigint, key text, "titleEn" text, "titleSr" text, "textEn" text,
      "textSr" text, "searchEn" text, "searchSr" text, "sendFrom" text, now timestamptz)
    on conflict (company_id, user_id, dedupe_key) do nothing`,
  );
}

interface Told {
  amount: number;
  currency: Currency;
  note: string;
  category: NamedBudget;
  year: number;
}

const valuesOf = (told: Told, now: Date) =>
  toldValues(
    told.amount > 0 ? giftTelling(told) : takenTelling(Object.assign({}, told, { amount: -told.amount })),
    now,
  );

async function readNames(transaction: Transaction, companyId: number) {
  const [row] = await ask<{ currency: Currency; roots: { id: number; nameEn: string; nameSr: string }[] }>(
    transaction,
    sql`
    select c.currency, (
      select coalesce(jsonb_agg(jsonb_build_object('id', k.id, 'nameEn', k.name_en, 'nameSr', k.name_sr)), '[]')
      from categories k where k.parent_id is null) as roots
    from companies c where c.id = ${companyId}`,
  );
  if (!row) throw new Error(`no company ${companyId}`);
  return { currency: row.currency, categories: new Map(row.roots.map((root) => [root.id, root])) };
}
