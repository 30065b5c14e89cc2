import { MOST_COUNTED } from '#contract/records/record-list.contract.ts';
import { median } from './ratio.ts';

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

/** The database's work for the statements that read. */
export interface Looked {
  /** Milliseconds of execution for all of them, without planning. */
  worked: number;
  /** Tables that it scanned sequentially further than a list is counted, with the number of rows. */
  whole: string[];
}

// Runs per statement, of which the median counts, since one is delayed now and then.
const TIMES = 3;

type Ask = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Has the database execute the statements again and reports what it did (EXPLAIN ANALYZE). */
export async function lookAt(ask: Ask, statements: readonly Sent[]): Promise<Looked> {
  const most = new Map<string, number>();
  let worked = 0;
  for (const { text, values } of statements.filter(isReading)) {
    const explained: { Plan: Node; 'Execution Time': number }[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      const { rows } = await ask(`explain (analyze, timing off, format json) ${text}`, values);
      explained.push(...(rows as unknown as { 'QUERY PLAN': typeof explained }[]).flatMap((row) => row['QUERY PLAN']));
    }
    worked += median(explained.map((each) => each['Execution Time']));
    for (const node of allOf((explained[0] as { Plan: Node }).Plan)) {
      const table = node['Relation Name'];
      if (node['Node Type'] !== 'Seq Scan' || !table) continue;
      const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
      most.set(table, Math.max(most.get(table) ?? 0, each * (node['Actual Loops'] ?? 1)));
    }
  }
  const whole = [...most]
    .filter(([, looked]) => looked > MOST_COUNTED + 1)
    .map(([table, looked]) => `${table} (${looked.toLocaleString('en')})`)
    .sort();
  return { worked, whole };
}

const isReading = ({ text }: Sent) =>
  /^\s*(select|with)\b/.test(text) && !/\b(insert into|update|delete from)\b/.test(text);

const allOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(allOf)];
