import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RowKey } from '../records/record-list.ts';
import { tasks } from './tasks.table.ts';

/** A file of a list that a task makes, in pieces of a hundred rows; deleted a day after the task. */
export const exportPieces = pgTable(
  'export_pieces',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    taskId: bigint('task_id', { mode: 'number' }).notNull(),
    /** Its place in the file; 0 has the headings. */
    piece: integer().notNull(),
    /** Which rows it is to have, in their order, as they were found when the file was asked for. */
    keys: jsonb().$type<RowKey[]>().notNull(),
    /** Its lines of CSV; null until they are written. */
    content: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.taskId, table.piece] }),
    foreignKey({ columns: [table.companyId, table.taskId], foreignColumns: [tasks.companyId, tasks.id] }).onDelete(
      'cascade',
    ),
    index('export_pieces_waiting').on(table.companyId, table.taskId, table.piece).where(sql`content is null`),
  ],
);
