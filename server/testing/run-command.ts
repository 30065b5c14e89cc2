import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { nodeCommand, serverBuilt } from './child-server.ts';

/** What `npm run` knows of a shop beside its server. */
export type CommandName = 'backup' | 'create-admin' | 'restore' | 'seed' | 'verify-changes';

const folder = dirname(await serverBuilt());

/** How a command of the built server is run, as `npm run` has it: its sources are made ready anew for each run, which takes longer than most of what tests ask of it. */
export const commandLine = (name: CommandName, ...told: readonly string[]): [string, ...string[]] => [
  ...nodeCommand(join(folder, `${name}.mjs`)),
  ...told,
];

type Command = readonly [CommandName, ...string[]];

/** Runs a command with these settings alone and what it is told; answers how it ended and what it wrote. */
export function runCommand(command: Command, settings: Record<string, string>) {
  const { status, stdout, stderr } = run(command, settings);
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** The same, with all that it wrote as one. */
export function commandSaid(command: Command, settings: Record<string, string>) {
  const { status, stdout, stderr } = run(command, settings);
  return { status, said: `${stdout}${stderr}`.trim() };
}

function run([name, ...told]: Command, settings: Record<string, string>) {
  const [node, ...args] = commandLine(name, ...told);
  return spawnSync(node, args, { env: Object.assign({ PATH: process.env.PATH }, settings), encoding: 'utf8' });
}
