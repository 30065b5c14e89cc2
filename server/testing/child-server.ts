import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { freePort } from './free-port.ts';
import { NODE_FLAGS } from './node-flags.ts';

interface Builder {
  buildServer(): Promise<void>;
  serverFile: string;
  SERVER_BUNDLE: BuildOptions & { outdir: string; entryPoints: { main: string } };
}

/**
 * The command that runs a server. Without the flag every process would compile the embedded database to machine code twice, the second time
 * optimised: 1.1 of the 2.7 seconds of processor time of a start, which no test runs long enough to win back.
 */
export const nodeCommand = (file: string): [string, ...string[]] => [
  process.execPath,
  '--liftoff-only',
  ...NODE_FLAGS,
  file,
];

/** A server in a process of its own, as `npm start` runs it. */
export interface ChildServer {
  /** The address of the server, without a slash at the end. */
  url: string;
  pid: number;
  /** Its output so far. */
  said(): string;
  /** Ends the server like a power cut, by a signal that it cannot handle. */
  kill(): Promise<void>;
  /** Asks the server to stop, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Starts the built server with these settings and waits until it answers; with a planted bug if `bug` changes its source, and on a free
 * port unless `wanted` names one. Throws with the server's output if it ends before.
 */
export async function startChildServer(
  settings: Record<string, string>,
  bug?: (text: string) => string,
  wanted?: number,
): Promise<ChildServer> {
  const port = wanted ?? (await freePort());
  const file = await builtServer(port, bug);
  const [node, ...args] = nodeCommand(file);
  const child = spawn(node, args, {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      IZBOR_DEMO: 'off',
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = collect(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  if (bug) child.once('exit', () => rmSync(dirname(file), { recursive: true, force: true }));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    answers(url, child),
    ended.then(() => {
      throw new Error(`The server ended: ${written().slice(-4000)}`);
    }),
  ]);
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { url, pid: child.pid ?? 0, said: written, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

let built: Promise<string> | undefined;

/** File of the built server. Built once per run, since even checking that nothing changed reads every source. */
export function serverBuilt(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const { buildServer, serverFile } = await builder();
  await buildServer();
  return serverFile;
}

const builder = () => import(new URL('../../build/build.mjs', import.meta.url).href) as Promise<Builder>;

async function builtServer(port: number, bug?: (text: string) => string): Promise<string> {
  const serverFile = await serverBuilt();
  if (!bug) return serverFile;
  right ??= laidOut();
  // In a folder beside the right one, so that relative paths still work.
  const folder = `${dirname(serverFile)}-${port}`;
  if (!plant(await right, folder, bug)) throw new Error('The bug changes nothing');
  return join(folder, basename(serverFile));
}

let right: Promise<Map<string, string>> | undefined;

/** Source of each file of the server by name, unminified, so that a bug can be planted. */
async function laidOut(): Promise<Map<string, string>> {
  const [{ build: bundle }, { SERVER_BUNDLE }] = await Promise.all([import('esbuild'), builder()]);
  const { outdir, entryPoints } = SERVER_BUNDLE;
  const { outputFiles } = await bundle(
    Object.assign({}, SERVER_BUNDLE, {
      entryPoints: { main: entryPoints.main },
      write: false as const,
      minifyWhitespace: false,
      lineLimit: 0,
    }),
  );
  return new Map(outputFiles.map(({ path, text }) => [relative(outdir, path), text]));
}

/** Writes a server with the bug in every file; returns whether it changed any. */
function plant(files: Map<string, string>, folder: string, bug: (text: string) => string): boolean {
  let isPlanted = false;
  for (const [name, text] of files) {
    const wrong = name.endsWith('.mjs') ? bug(text) : text;
    isPlanted ||= wrong !== text;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), wrong);
  }
  return isPlanted;
}

function collect(child: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part.toString()));
  return () => parts.join('');
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
