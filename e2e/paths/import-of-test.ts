import { randomUUID } from 'node:crypto';
import type { Import } from '#contract/imports/import-shapes.contract.ts';
import type { Call } from '../testing/benefits-of-test.ts';
import { expect } from '../testing/shop.ts';

const BASE = '/company/imports/';
const SURE = ['E-adresa', 'Ime', 'Prezime'];

/** Status of an import when it is opened, by the event that reports it. */
const STANDS: Readonly<Record<string, Import['status']>> = {
  'waits for its rows': 'uploading',
  'is being checked': 'checking',
  'has problems': 'problems',
  'is ready': 'ready',
  'is committed': 'done',
  'is being taken back': 'undoing',
  'was taken back': 'undone',
  'was thrown away': 'discarded',
};

/** An import for a test, with changes to it outside the browser. `wrong` is the number of its invalid rows. */
export async function importOfTest(call: Call, first: string, { rows: count, wrong }: { rows: number; wrong: number }) {
  const word = randomUUID().slice(0, 8);
  // A unique column name: otherwise an earlier import's choice for that name would be certain.
  const columns = first === 'is certain' ? SURE : [...SURE, `Ormarić ${word}`];
  const row = (place: number) => {
    const email = place < wrong ? `uvoz-${word}-${place}.vetar.rs` : `uvoz-${word}-${place}@vetar.rs`;
    return [email, 'Uvezen', `Broj ${place}`, '7'].slice(0, columns.length);
  };
  const rows = Array.from({ length: count }, (_, place) => row(place));
  const begin = async () => (await call('POST', BASE, { file_name: 'ljudi.csv', columns, rows: rows.length })).id;
  const of = (id: number) => {
    const path = `${BASE}${id}/`;
    const seen = () => call('GET', path) as Promise<unknown> as Promise<Import>;
    const rests = async (...wanted: readonly Import['status'][]) => {
      await expect.poll(async () => (await seen()).status, { intervals: [100] }).toMatch(new RegExp(wanted.join('|')));
    };
    return {
      path,
      seen,
      rests,
      sendsRows: () => call('PUT', `${path}rows/`, { from: 2, rows }),
      checks: () => call('PUT', `${path}mapping/`, { mapping: { email: 0, first_name: 1, last_name: 2 } }),
      leavesOut: () => call('POST', `${path}rows/fix/`, {}),
      commits: () => call('POST', `${path}commit/`, {}),
      takesBack: () => call('POST', `${path}undo/`),
      throwsAway: () => call('POST', `${path}discard/`),
    };
  };
  /** Creates an import and brings it to a status by calls. */
  const brought = async (to: Import['status']) => {
    const one = of(await begin());
    if (to === 'uploading') return { one, said: null };
    await one.sendsRows();
    if (to === 'mapping') return { one, said: null };
    if (to === 'discarded') return { one, said: await one.throwsAway() };
    const checking = await one.checks();
    if (to === 'checking') return { one, said: checking };
    await one.rests('problems', 'ready');
    if (to === 'problems' || to === 'ready') return { one, said: null };
    if (wrong > 0) await one.leavesOut();
    await one.commits();
    if (to === 'done') return { one, said: null };
    const undoing = await one.takesBack();
    if (to === 'undone') await one.rests('undone');
    return { one, said: undoing };
  };
  if (first === 'was brought before') await brought('done');
  const { one, said } = await brought(STANDS[first] ?? 'mapping');
  return {
    ...one,
    /** The server's earlier state, for a status that is over too soon to be seen. */
    said,
  };
}

export type ImportOfTest = Awaited<ReturnType<typeof importOfTest>>;
