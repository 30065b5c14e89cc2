import { get } from 'node:http';
import { administrator } from './catalogue-lists.ts';
import type { BenchDatabase } from './databases.ts';
import { answerOf, type Shot } from './load.ts';
import { type Measured, startMeasured } from './measured.ts';

const LOOK_EVERY = 20;
/** Rows that one statement of a directly sent file reads. */
const ROWS_AT_ONCE = 500;
/** Statements before the rows: find the caller, count their files, count the rows. */
const BEFORE = 3;
/** The most changes in a file that is sent directly. */
const CHANGES = 48_000;

/**
 * Exports from a large database: all benefits by a task, and fifty thousand changes sent directly. Measures the growth of the server's
 * heap, and the rows read before the first bytes arrive.
 */
export async function exports(database: BenchDatabase, port: number): Promise<void> {
  const headers = await administrator(database);
  const changes = await pathOfChanges(database);
  const server = await startMeasured(database, port, 'tasks');
  const made = await grown(server, () => makeFile(server, headers));
  console.log(`\na file of ${made.found.rows} benefits by a task: ${heap(made)}, ${made.found.seconds} s`);
  const file = `${server.shop}/admin/tasks/${made.found.task}/file/`;
  const sent = await grown(server, () => read({ url: file, headers }));
  console.log(`the file is fetched: ${heap(sent)}, ${sent.found.lines} lines`);
  const log = await grown(server, () => read({ url: server.shop + changes, headers }));
  console.log(`a file of the log of changes, sent at once: ${heap(log)}, ${log.found.lines} lines`);
  server.end();
  const counted = await startMeasured(database, port + 2, 'count');
  const before = (await counted.meter()).statements;
  const statements = await firstBytes(counted, { url: counted.shop + changes, headers });
  const rows = Math.max(0, statements - before - BEFORE) * ROWS_AT_ONCE;
  console.log(
    `read of it when its first rows come: ${rows} at most (goal: before the second thousand)${rows > 2000 ? ' OVER' : ''}`,
  );
  counted.end();
}

const heap = ({ grew }: { grew: number }) =>
  `heap grew by ${grew.toFixed(0)} MB (goal ≤ 40 MB)${grew > 40 ? ' OVER' : ''}`;

/** The most that the server's heap grows, in megabytes, during some work. */
async function grown<Found>(server: Measured, work: () => Promise<Found>): Promise<{ grew: number; found: Found }> {
  const { heap: from } = await server.meter();
  let most = from;
  let goesOn = true;
  const looking = (async () => {
    while (goesOn) {
      most = Math.max(most, (await server.meter()).heap);
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
  })();
  const found = await work();
  goesOn = false;
  await looking;
  return { grew: (most - from) / 2 ** 20, found };
}

async function makeFile({ shop }: Measured, headers: Shot['headers'] & object) {
  const from = performance.now();
  const { id } = await answerOf({ url: `${shop}/admin/benefits/export/`, method: 'POST', headers });
  for (;;) {
    const { status, done } = await answerOf({ url: `${shop}/admin/tasks/${id}/`, headers });
    if (status === 'done') return { task: id, rows: done, seconds: ((performance.now() - from) / 1000).toFixed(1) };
    if (status !== 'waiting' && status !== 'running') throw new Error(`The file was ${status}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Reads an answer to its end and discards it. */
function read({ url, headers = {} }: Shot): Promise<{ lines: number }> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} was answered with ${answer.statusCode}`));
      let lines = 0;
      answer.on('data', (part: Buffer) => {
        lines += part.filter((byte) => byte === 10).length;
      });
      answer.on('end', () => resolve({ lines }));
    }).on('error', reject);
  });
}

/** Number of statements that the server has sent when the first rows arrive, while the client reads no further. */
function firstBytes(server: Measured, { url, headers = {} }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { headers, agent: false }, (answer) => {
      let lines = 0;
      answer.on('data', (part: Buffer) => {
        lines += part.filter((byte) => byte === 10).length;
        // The first line has the column names.
        if (lines < 2) return;
        answer.pause();
        server.meter().then(({ statements }) => {
          asked.destroy();
          resolve(statements);
        }, reject);
      });
    });
    asked.on('error', reject);
  });
}

/** Path of the log from a day on that has at least the wanted number of changes. */
async function pathOfChanges({ query }: BenchDatabase): Promise<string> {
  const { rows } = await query(
    `select to_char(at, 'YYYY-MM-DD') as day from changes order by id desc offset ${CHANGES} limit 1`,
  );
  return `/admin/changes/export/${rows[0] ? `?date_from=${rows[0].day}` : ''}`;
}
