import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** Priority of parts that run only while the others leave a core idle. */
const IDLE_PRIORITY = 10;

/** Parts of a release, each run in its own process, with their summary. */
export class Release {
  #parts = [];
  #passed = 0;
  #failed = [];
  #started = Date.now();
  #isShared = false;

  /** Runs rows of parts in parallel, for parts that leave a core idle; the output of a part is then printed when it has ended. */
  async sideBySide(...rows) {
    this.#isShared = true;
    await Promise.all(rows.map((row) => row()));
    this.#isShared = false;
  }

  /**
   * Runs one part; `counts` reads its report afterwards. A part that exits with an error without a failed test counts as one failure. A part
   * that `isLow` has a low priority: beside others it uses what they leave idle, and its output is printed when it has ended.
   */
  async part(name, command, args, { env, isLow = false, counts = () => ({ passed: 0, failed: [] }) } = {}) {
    const started = Date.now();
    const isBeside = this.#isShared || isLow;
    if (!isBeside) console.log(`\n── ${name}`);
    const { status, said } = await this.#spawned(command, args, { env, isBeside, isLow });
    if (isBeside) console.log(`\n── ${name}\n${said}`);
    const seconds = (Date.now() - started) / 1000;
    const { passed, failed } = counts();
    const bad = failed.map(({ title, why }) => ({ title: `${name}: ${title}`, why }));
    if (status !== 0 && bad.length === 0) bad.push({ title: `${name}: ended with ${status}`, why: [] });
    console.log(`── ${name}: ${bad.length === 0 ? 'good' : 'FAILED'} after ${seconds.toFixed(0)} s`);
    this.#parts.push({ name, seconds, passed, failed: bad.length });
    this.#passed += passed;
    this.#failed.push(...bad);
  }

  /** Runs a command; returns its output, unless that was printed as it came. */
  run(command, args) {
    return this.#spawned(command, args, { isBeside: this.#isShared });
  }

  #spawned(command, args, { env = {}, isBeside, isLow = false }) {
    const stdio = isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
    // What it starts has the same priority.
    if (isLow && child.pid) setPriority(child.pid, IDLE_PRIORITY);
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(bytes));
    const end = (code) => ({ status: code ?? 1, said: Buffer.concat(said).toString() });
    return new Promise((resolve) => {
      child.once('error', () => resolve(end(1)));
      child.once('close', (code) => resolve(end(code)));
    });
  }

  /**
   * Prints the duration of each part (and of all together, some in parallel), the failed tests with the first lines of their errors (of a
   * log often only the end is stored), and last the number of tests. Returns whether none failed and at least `least` passed.
   */
  end({ least }) {
    const seconds = (Date.now() - this.#started) / 1000;
    const total = { name: 'together', seconds, passed: this.#passed, failed: this.#failed.length };
    console.log(`\n${['part', 'seconds', 'passed', 'failed'].map(cell).join('')}`);
    for (const { name, seconds, passed, failed } of [...this.#parts, total]) {
      console.log([name, seconds.toFixed(0), passed, failed].map(cell).join(''));
    }
    for (const { title, why } of this.#failed) console.log([`failed: ${title}`, ...why].join('\n    '));
    console.log(`${this.#passed} passed, ${this.#failed.length} failed`);
    return this.#failed.length === 0 && this.#passed >= least;
  }
}

const cell = (value, column) => (column === 0 ? String(value).padEnd(18) : String(value).padStart(10));
