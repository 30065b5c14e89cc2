import { MOST_COUNTED } from '#contract/records/record-list.contract.ts';
import type { Pool } from './reference.ts';

/** A statement as it was sent. */
export interface Sent {
  text: string;
  values: unknown[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** Which tables statements read from their first row on, further than a list is counted: with how many rows. */
export async function readWhole(pool: Pool, statements: readonly Sent[]): Promise<string[]> {
  const most = new Map<string, number>();
  for (const { text, values } of statements.filter(isReading)) {
    const { rows } = await pool.query({ text: `explain (analyze, timing off, format json) ${text}`, values });
    for (const node of allOf(rows[0]['QUERY PLAN'][0].Plan)) {
      const table = node['Relation Name'];
      if (node['Node Type'] !== 'Seq Scan' || !table) continue;
      const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
      most.set(table, Math.max(most.get(table) ?? 0, each * (node['Actual Loops'] ?? 1)));
    }
  }
  return [...most]
    .filter(([, looked]) => looked > MOST_COUNTED + 1)
    .map(([table, looked]) => `${table} (${looked.toLocaleString('en')})`)
    .sort();
}

const isReading = ({ text }: Sent) =>
  /^\s*(select|with)\b/.test(text) && !/\b(insert into|update|delete from)\b/.test(text);

const allOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(allOf)];
