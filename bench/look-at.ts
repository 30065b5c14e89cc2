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

/** What the database did for statements that read. */
export interface Looked {
  /** How many milliseconds it worked for all of them, when each was planned already. */
  worked: number;
  /** Which tables it read from their first row on, further than a list is counted: with how many rows. */
  whole: string[];
}

// The middle of so many: one is held up now and then.
const TIMES = 3;

type Ask = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/** Has the database carry out again what was asked, and look at what it does. */
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
