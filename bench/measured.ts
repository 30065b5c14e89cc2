import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLE } from '../build/build.mjs';
import { NODE_FLAGS } from '../server/testing/node-flags.ts';
import type { BenchDatabase } from './databases.ts';
import type { Addresses, Meter } from './measured-server.ts';

/** A measured server process: the shop and the reference routes over one pool. */
export interface Measured extends Addresses {
  meter(): Promise<Meter>;
  end(): void;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}dist/bench/server.mjs`;

/** Bundles the measured server with the shop's own build options. */
export async function buildMeasured(): Promise<void> {
  await build({ ...BUNDLE, absWorkingDir: root, entryPoints: ['bench/measured-server.ts'], outfile: file });
}

/** Extra work of a measured server: counting its statements, which costs time, or running waiting tasks. */
export type Beside = 'count' | 'tasks';

/** Starts a measured server on a database; it takes `port` and the next one, or any two for 0. */
export async function startMeasured(
  { url, dataDir }: Pick<BenchDatabase, 'url' | 'dataDir'>,
  port: number,
  beside?: Beside,
): Promise<Measured> {
  const child = spawn(process.execPath, [...NODE_FLAGS, file], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: String(port),
      REFERENCE_PORT: String(port && port + 1),
      ...(beside && { [beside.toUpperCase()]: 'on' }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    ...(await message<Addresses>(child)),
    meter: () => {
      const answer = message<Meter>(child);
      child.send('meter');
      return answer;
    },
    end: () => child.disconnect(),
  };
}

function message<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The measured server ended with ${code}`));
    child.once('exit', ended);
    child.once('message', (answer) => {
      child.off('exit', ended);
      resolve(answer as Message);
    });
  });
}
