import { spawn } from 'node:child_process';

/** The parts of a release, each run in a process of its own, and what is said of them in the end. */
export class Release {
  #parts = [];
  #passed = 0;
  #failed = [];
  #started = Date.now();
  #isShared = false;

  /** Runs rows of parts side by side, for what leaves a core idle; what a part says is then seen when it has ended. */
  async sideBySide(...rows) {
    this.#isShared = true;
    await Promise.all(rows.map((row) => row()));
    this.#isShared = false;
  }

  /** Runs one part; `counts` reads its report when it has ended. A part that ends badly without a failed test counts as one. */
  async part(name, command, args, { env, counts = () => ({ passed: 0, failed: [] }) } = {}) {
    const started = Date.now();
    if (!this.#isShared) console.log(`\n── ${name}`);
    const { status, said } = await this.run(command, args, env);
    if (this.#isShared) console.log(`\n── ${name}\n${said}`);
    const seconds = (Date.now() - started) / 1000;
    const { passed, failed } = counts();
    const bad = failed.map(({ title, why }) => ({ title: `${name}: ${title}`, why }));
    if (status !== 0 && bad.length === 0) bad.push({ title: `${name}: ended with ${status}`, why: [] });
    console.log(`── ${name}: ${bad.length === 0 ? 'good' : 'FAILED'} after ${seconds.toFixed(0)} s`);
    this.#parts.push({ name, seconds, passed, failed: bad.length });
    this.#passed += passed;
    this.#failed.push(...bad);
  }

  /** Runs a command; answers what it said, unless that was seen as it came. */
  run(command, args, env = {}) {
    const stdio = this.#isShared ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(bytes));
    const end = (code) => ({ status: code ?? 1, said: Buffer.concat(said).toString() });
    return new Promise((resolve) => {
      child.once('error', () => resolve(end(1)));
      child.once('close', (code) => resolve(end(code)));
    });
  }

  /**
   * Says how long each part took (and all of them, some side by side), what failed and how its errors begin (of a log often only
   * the end is kept) and, last of all, how many tests there were; answers whether all is well: none failed, and at least so many passed.
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
