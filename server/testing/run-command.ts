import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { nodeCommand, serverBuilt } from './child-server.ts';

/** Commands of the shop beside its server, by their names in `npm run`. */
export type CommandName = 'backup' | 'create-admin' | 'restore' | 'seed' | 'verify-changes';

const folder = dirname(await serverBuilt());

/**
 * The command line of the built command. `npm run` would build it again at each run, which takes longer than most of what tests do with it.
 */
export const commandLine = (name: CommandName, ...told: readonly string[]): [string, ...string[]] => [
  ...nodeCommand(join(folder, `${name}.mjs`)),
  ...told,
];

type Command = readonly [CommandName, ...string[]];

/** Runs a command with only these settings; returns its status and output. */
export function runCommand(command: Command, settings: Record<string, string>) {
  const { status, stdout, stderr } = run(command, settings);
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

/** Runs a command with only these settings; returns its status and both outputs joined. */
export function commandSaid(command: Command, settings: Record<string, string>) {
  const { status, stdout, stderr } = run(command, settings);
  return { status, said: `${stdout}${stderr}`.trim() };
}

function run([name, ...told]: Command, settings: Record<string, string>) {
  const [node, ...args] = commandLine(name, ...told);
  return spawnSync(node, args, { env: Object.assign({ PATH: process.env.PATH }, settings), encoding: 'utf8' });
}
