import { type ChildProcess, spawn } from 'node:child_process';

/** A process of the cluster, with its child processes. */
export interface RunningProcess {
  /** Sends a signal to the process only. */
  signal(name: NodeJS.Signals): void;
  /** Kills the process and its children, like a power cut, and waits until they are gone. */
  kill(): Promise<void>;
  /** The end of its output. */
  written(): string;
}

/** User that a process runs as; undefined for the current one. */
export type User = { uid: number; gid: number } | undefined;

const KEPT = 4000;

/** Starts a program in its own process group, as another user if one is given. */
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

/** Waits until a condition holds; throws with its description after the timeout. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
