import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from '../testing/breaking-change.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** No server of a version before this migration is running any more. */
const BEFORE_THE_RULE = 65;

/** Migrations that an older server may not survive, each with the reason why that is right: docs/how-to/add-a-migration.md. */
const REASONS: Record<string, string> = {
  '0069_searched_files_and_ordered_suggestions.sql':
    'suggestions.sort_key is there again by the same name and of the same type once it is through: an older server orders by it as before.',
  '0071_restored_saved_lists.sql':
    'The index refuses nothing that the constraint before it did not refuse: of removed lists, which an older server still shows, it refuses less.',
};

const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
const since = migrations.filter((name) => Number(name.slice(0, 4)) > BEFORE_THE_RULE);
const changesOf = (name: string) => breakingChanges(readFileSync(join(migrationsFolder, name), 'utf8'));

describe('the version before serves beside the version after', () => {
  it('for each migration takes away nothing, or says why it may', () => {
    const unexplained = since.filter((name) => !(name in REASONS)).flatMap((name) => changesOf(name));
    expect(unexplained, 'see docs/how-to/add-a-migration.md').toEqual([]);
  });

  it('and no reason is left of a migration that needs none', () => {
    expect(Object.keys(REASONS).filter((name) => !since.includes(name) || changesOf(name).length === 0)).toEqual([]);
  });

  it.each([
    ['alter table "orders" drop column "note";', 'drops a column'],
    ['ALTER TABLE "order_lines" RENAME COLUMN "benefitCurrency" TO "benefit_currency";', 'renames'],
    ['alter table orders\n  alter column note set data type varchar(9);', 'changes the type'],
    ['alter table orders alter column note set not null;', 'may leave empty'],
    ['ALTER TABLE "requests" ADD COLUMN "search_key" text NOT NULL;', 'leaves empty'],
    ['create index x on orders (id);--> statement-breakpoint\nDROP TABLE "orders";', 'drops what'],
    ['ALTER TABLE "orders" ADD CONSTRAINT "small" CHECK (total < 5);', 'may write'],
    ['create unique index once on orders (note);', 'may write'],
  ])('finds what %j takes away', (text, why) => {
    expect(breakingChanges(text)).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    'CREATE TABLE "lists" ("id" bigint NOT NULL);--> statement-breakpoint\nALTER TABLE "lists" ADD CONSTRAINT "one" FOREIGN KEY ("id") REFERENCES "x"("id");',
    'ALTER TABLE "orders" ADD COLUMN "lane" smallint DEFAULT 0 NOT NULL;',
    'ALTER TABLE "orders" ADD COLUMN "key" text GENERATED ALWAYS AS (lower(name)) STORED NOT NULL;',
    'DROP INDEX "orders_old"; CREATE INDEX "orders_new" ON "orders" ("id");',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL;',
    '-- what was renamed before stays\nALTER TABLE "orders" ADD COLUMN "note" text;',
  ])('lets %j pass', (text) => {
    expect(breakingChanges(text)).toEqual([]);
  });
});
