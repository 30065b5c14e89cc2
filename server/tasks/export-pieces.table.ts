import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { RowKey } from '../records/record-list.ts';
import { tasks } from './tasks.table.ts';

/** An exported list that a task writes in pieces of a hundred rows; deleted a day after the task. */
export const exportPieces = pgTable(
  'export_pieces',
  {
    companyId: bigint('company_id', { mode: 'number' }).notNull(),
    taskId: bigint('task_id', { mode: 'number' }).notNull(),
    /** Position in the file; 0 has the headings. */
    piece: integer().notNull(),
    /** Keys of its rows in order, as they were found when the export was requested. */
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
