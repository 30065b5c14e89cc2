import type { FastifyReply } from 'fastify';
import { PLATFORM } from '#contract/changes/change-kinds.ts';
import type { ListedChange } from '#contract/changes/changes.contract.ts';
import { MOST_EXPORTED } from '#contract/records/record-list.contract.ts';
import type { Caller } from '../caller/caller.ts';
import { csvFile } from '../csv/csv.ts';
import type { Database } from '../database/database.ts';
import { countExport, exportTooMany } from '../endpoints/count-export.ts';
import { sendCsv } from '../endpoints/send-csv.ts';
import { type ChangesQuery, countChanges, readChanges } from './changes.service.ts';

interface Exporting {
  reply: FastifyReply;
  database: Database;
  caller: Caller;
  now: Date;
}

// Changes held in memory at a time, however many there are.
const CHANGES_AT_ONCE = 500;

const HEADINGS = [
  'Broj / Number',
  'Vreme / Time',
  'Ko / Who',
  'Šta / What',
  'Broj zapisa / Record number',
  'Zapis / Record',
  'Broj kompanije / Company number',
  'Polje / Field',
  'Bilo / Before',
  'Sada / After',
  'Razlog / Reason',
  'Kroz / Through',
];

/**
 * Streams the filtered log of changes as CSV, the newest first: a line for each value of a change, one for a change without
 * values. `seen` reduces a change to what the reader may see. Throws exportTooMany, and refuses the thirty-first file of an hour.
 */
export async function exportChanges(
  { reply, database, caller, now }: Exporting,
  query: ChangesQuery,
  seen: (change: ListedChange) => ListedChange = (change) => change,
): Promise<FastifyReply> {
  await countExport(database, caller, now);
  if ((await countChanges(database, query, MOST_EXPORTED + 1)) > MOST_EXPORTED) throw exportTooMany();
  return sendCsv(reply, csvFile(HEADINGS, pieces()), now);

  async function* pieces(): AsyncGenerator<(readonly string[])[]> {
    for (let before: number | undefined; ; ) {
      const page = Object.assign({}, query, { before, page_size: CHANGES_AT_ONCE });
      const changes = (await readChanges(database, page, caller.language)).slice(0, CHANGES_AT_ONCE);
      yield changes.flatMap((change) => linesOf(seen(change)));
      if (changes.length < CHANGES_AT_ONCE) return;
      before = changes.at(-1)?.id;
    }
  }
}

function linesOf(change: ListedChange): (readonly string[])[] {
  const { id, at, by, kind, record, record_name: name, person_name: person, company, reason, via, via_id } = change;
  const what = [String(id), at, by?.name ?? 'Izbor', kind, record, person ?? name];
  const whose = company === PLATFORM ? '' : String(company);
  const why = [reason, via_id === null ? via : `${via} ${via_id}`];
  if (change.values.length === 0) return [[...what, whose, '', '', '', ...why]];
  return change.values.map(({ field, before, after, erased }) => {
    const inWords = (value: unknown) => (erased ? 'obrisano / erased' : textOf(value, change.names[field]));
    return [...what, whose, field, inWords(before), inWords(after), ...why];
  });
}

function textOf(value: unknown, names: Readonly<Record<string, string>> = {}): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => textOf(one, names)).join('; ');
  if (typeof value === 'object') return JSON.stringify(value);
  return (typeof value === 'number' && names[value]) || String(value);
}
