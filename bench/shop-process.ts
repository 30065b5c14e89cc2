import { execFileSync, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { MALLOC, NODE_FLAGS } from '../server/testing/node-flags.ts';

// Timeout in milliseconds: a first start makes the demo data, which takes long on a busy machine.
const PATIENCE = 5 * 60_000;
/** Milliseconds between two checks whether the shop answers. */
const OFTEN = 10;

/** The shop in its own process, as the image and the systemd unit run it. */
export interface ShopProcess {
  url: string;
  pid: number;
  /** Milliseconds from its start to its first answer. */
  took: number;
  /** Stops the process and waits until it has ended. */
  end(): Promise<void>;
}

/** Builds the shop with its compressed files, which a start would otherwise make only while it serves. */
export function buildShop(): void {
  execFileSync(process.execPath, ['build/build.mjs'], { stdio: 'inherit' });
}

/** Runs the built shop with these settings. Throws when it ends by itself or does not answer within five minutes. */
export async function runShop(port: number, settings: Record<string, string>): Promise<ShopProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, [...NODE_FLAGS, 'server/start.mjs'], {
    env: { ...process.env, ...MALLOC, LOG_LEVEL: 'warn', ...settings, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => {
    child.kill();
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || performance.now() - began > PATIENCE) {
      await end();
      throw new Error('The shop did not start');
    }
    await pause(OFTEN);
  }
  return { url, pid: child.pid ?? 0, took: performance.now() - began, end };
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
