import { type ChildProcess, spawn } from 'node:child_process';

/** A process of a cluster with all that it started. */
export interface RunningProcess {
  /** Sends a signal to it alone. */
  signal(name: NodeJS.Signals): void;
  /** Ends all of it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** What it wrote last. */
  written(): string;
}

/** Whom a process runs as; undefined for whoever starts it. */
export type User = { uid: number; gid: number } | undefined;

const KEPT = 4000;

/** Starts a program in a group of its own, as another user if that is said. */
export function startProcess(path: string, args: readonly string[], user: User): RunningProcess {
  const child: ChildProcess = spawn(path, args, Object.assign({ detached: true, stdio: 'pipe' as const }, user));
  let text = '';
  const keep = (part: Buffer) => {
    text = (text + part.toString()).slice(-KEPT);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isThere = () => child.exitCode === null && child.signalCode === null;
  return {
    signal: (name) => void child.kill(name),
    written: () => text,
    async kill() {
      if (isThere() && child.pid) process.kill(-child.pid, 'SIGKILL');
      await gone;
    },
  };
}

/** Waits until something is so, or throws with what was waited for. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
