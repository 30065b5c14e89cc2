/** Statements that remove or change something that a server started before the migration reads or writes. */
const BREAKING: readonly (readonly [RegExp, string])[] = [
  [/^drop (table|type|function|view|sequence|schema)\b/, 'drops what an older server may use'],
  [/\bdrop column\b/, 'drops a column'],
  [/\brename\b/, 'renames'],
  [/\balter column \S+ (set data )?type\b/, 'changes the type of a column'],
  [/\balter column \S+ set not null\b/, 'asks of a column what an older server may leave empty'],
  [/\balter column \S+ drop default\b/, 'takes away a default that an older server relies on'],
  [/\badd column \S+ (?!.*\b(default|generated)\b).*\bnot null\b/, 'adds a column that an older server leaves empty'],
];
const NARROWING = /^alter table (\S+) add constraint \S+ (?!primary key)|^create unique index \S+ on (\S+)/;

/** The statements of a migration after which a server of the previous version could no longer serve, each with the reason. */
export function breakingChanges(migration: string): string[] {
  const statements = migration
    .replace(/--(?!> ).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((text) => text.replace(/["']/g, '').replace(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);
  const made = new Set(statements.flatMap((text) => /^create table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? []));
  return statements.flatMap((text) => {
    const found = BREAKING.flatMap(([pattern, why]) => (pattern.test(text) ? [`${why}: ${text.slice(0, 90)}`] : []));
    const [, constrained, indexed] = NARROWING.exec(text) ?? [];
    const narrowed = constrained ?? indexed;
    if (narrowed && !made.has(narrowed)) found.push(`refuses what an older server may write: ${text.slice(0, 90)}`);
    return found;
  });
}
