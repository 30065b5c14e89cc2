/** A step of a plan, as EXPLAIN (VERBOSE, FORMAT JSON) writes it. */
export interface Step {
  'Node Type': string;
  Operation?: string;
  'Relation Name'?: string;
  Alias?: string;
  'CTE Name'?: string;
  'Subplan Name'?: string;
  'Parent Relationship'?: string;
  'One-Time Filter'?: string;
  Output?: string[];
  Plans?: Step[];
}

/** Facts about the tables of a database. */
export interface Tables {
  /** The column with a row's company; undefined for a table that all companies share. */
  keyOf(table: string): string | undefined;
  /** Index of that column among all columns of the table. */
  placeOf(table: string): number;
  /** For each table that is looked up before the company is known: the column of that look-up. */
  lookUps: Readonly<Record<string, string>>;
}

const CONDITIONS = [
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'Join Filter',
  'Hash Cond',
  'Merge Cond',
  'One-Time Filter',
];
const NAME = String.raw`"?([\w*]+(?: \d+)?)"?\.(\w+)`;
const TO_VALUE = new RegExp(String.raw`\(${NAME} = ('[^']*'::\w+)\)`, 'g');
const TO_NAME = new RegExp(String.raw`\(${NAME} = ${NAME}\)`, 'g');

/**
 * Tables that a plan touches without being bound to the given company: neither by a condition on it, nor by one that equates the company
 * with that of a bound row, nor, for an inserted row, by its value.
 */
export function unboundTables(plan: Step, company: number, tables: Tables): string[] {
  const steps = allOf(plan);
  const bound = boundNames(steps, company, tables);
  const keyed = steps.filter((step) => isScan(step) && tables.keyOf(step['Relation Name'] ?? ''));
  const read = keyed.filter(({ Alias: name = '' }) => !bound.has(name));
  const written = steps.filter((step) => step.Operation === 'Insert' && !writesBound(step, company, bound, tables));
  return [
    ...read.map((step) => `${step['Relation Name']} (${step['Node Type']})`),
    ...written.map((step) => `${step['Relation Name']} (Insert)`),
  ];
}

/** A step and all below it that can run; PostgreSQL marks those that never do with a false filter. */
const allOf = (step: Step): Step[] => [
  step,
  ...(step['One-Time Filter'] === 'false' ? [] : (step.Plans ?? []).flatMap(allOf)),
];

const isScan = (step: Step) => step['Relation Name'] !== undefined && step['Node Type'] !== 'ModifyTable';

// No company has the id 0, which stands for an empty result.
const isOf = (company: number, value: string) => new RegExp(`^'?(?:${company}|0)'?(?:::\\w+)?$`).test(value);

/** The aliases in a plan whose rows are bound to the company. */
function boundNames(steps: readonly Step[], company: number, tables: Tables): Set<string> {
  const { keyOf, lookUps } = tables;
  const tableOf = new Map(steps.filter(isScan).map((step) => [step.Alias ?? '', step['Relation Name'] ?? '']));
  const isKey = (name: string, column: string) => {
    const table = tableOf.get(name);
    return table === undefined ? column.includes('company') : keyOf(table) === column;
  };
  const said = conditionsOf(steps);
  const bound = new Set<string>();
  for (const [, name = '', column = '', value = ''] of said.matchAll(TO_VALUE))
    if ((isKey(name, column) && isOf(company, value)) || lookUps[tableOf.get(name) ?? ''] === column) bound.add(name);
  const pairs = [...said.matchAll(TO_NAME)]
    .filter(([, one = '', first = '', other = '', second = '']) => isKey(one, first) && isKey(other, second))
    .map(([, one = '', , other = '']) => [one, other] as const);
  for (let before = -1; before < bound.size; ) {
    before = bound.size;
    for (const [one, other] of pairs) if (bound.has(one) || bound.has(other)) bound.add(one).add(other);
    for (const step of steps) {
      const within = partOf(step, steps);
      if (within && isBoundWhole(within, company, bound, tables)) bound.add(step.Alias ?? '');
    }
  }
  return bound;
}

/** All conditions of a plan. Results of subplans that run once are replaced by their source: `(InitPlan 2).col1`. */
function conditionsOf(steps: readonly Step[]): string {
  const said = steps.flatMap((step) => CONDITIONS.map((name) => (step as unknown as Record<string, unknown>)[name]));
  return said
    .filter((text) => typeof text === 'string')
    .join(' ')
    .replace(
      /\(InitPlan (\d+)\)\.col(\d+)/g,
      (whole, plan, column) =>
        steps.find((step) => step['Subplan Name'] === `InitPlan ${plan}`)?.Output?.[Number(column) - 1] ?? whole,
    );
}

/** The plan of the `with` query or subquery that a step reads. */
function partOf(step: Step, steps: readonly Step[]): Step | undefined {
  if (step['Node Type'] === 'Subquery Scan') return step.Plans?.[0];
  if (step['Node Type'] === 'CTE Scan')
    return steps.find((other) => other['Subplan Name'] === `CTE ${step['CTE Name']}`);
  return undefined;
}

/** Whether all rows of companies that a part reads, writes or takes from other parts are bound. */
function isBoundWhole(part: Step, company: number, bound: ReadonlySet<string>, tables: Tables): boolean {
  const steps = allOf(part);
  const read = steps.filter((step) =>
    isScan(step) ? tables.keyOf(step['Relation Name'] ?? '') : step['Node Type'] === 'CTE Scan' && takesCompany(step),
  );
  const written = steps.filter((step) => step.Operation === 'Insert');
  return (
    read.length + written.length > 0 &&
    read.every(({ Alias: name = '' }) => bound.has(name)) &&
    written.every((step) => writesBound(step, company, bound, tables))
  );
}

/** Whether a step takes the company of rows from another part; one that does not passes on no rows of companies. */
const takesCompany = ({ Output = [] }: Step): boolean => Output.some((column) => column.endsWith('company_id'));

function writesBound(step: Step, company: number, bound: ReadonlySet<string>, { keyOf, placeOf }: Tables): boolean {
  const table = step['Relation Name'] ?? '';
  if (!keyOf(table)) return true;
  const given = step.Plans?.find((plan) => plan['Parent Relationship'] === 'Outer')?.Output?.[placeOf(table)] ?? '';
  const [, name] = new RegExp(`^${NAME}$`).exec(given) ?? [];
  return isOf(company, given) || (name !== undefined && bound.has(name));
}
