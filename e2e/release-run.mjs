import { spawn } from 'node:child_process';

/** The parts of a release, each run in a process of its own, and what is said of them in the end. */
export class Release {
  #parts = [];
  #passed = 0;
  #failed = [];

  /** Runs one part; `counts` reads its report when it has ended. A part that ends badly without a failed test counts as one. */
  async part(name, command, args, { env, counts = () => ({ passed: 0, failed: [] }) } = {}) {
    const started = Date.now();
    console.log(`\n── ${name}`);
    const { status } = await this.run(command, args, env);
    const seconds = (Date.now() - started) / 1000;
    const { passed, failed } = counts();
    const titles = failed.map((title) => `${name}: ${title}`);
    if (status !== 0 && titles.length === 0) titles.push(`${name}: ended with ${status}`);
    console.log(`── ${name}: ${titles.length === 0 ? 'good' : 'FAILED'} after ${seconds.toFixed(0)} s`);
    this.#parts.push({ name, seconds, passed, failed: titles.length });
    this.#passed += passed;
    this.#failed.push(...titles);
  }

  /** Runs a command whose words are seen as they come. */
  run(command, args, env = {}) {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    return new Promise((resolve) => {
      child.once('error', () => resolve({ status: 1 }));
      child.once('exit', (code) => resolve({ status: code ?? 1 }));
    });
  }

  /** Says how long each part took, what failed and, last of all, how many tests there were; answers whether all is well. */
  end() {
    const total = { name: 'together', seconds: 0, passed: this.#passed, failed: this.#failed.length };
    for (const { seconds } of this.#parts) total.seconds += seconds;
    console.log(`\n${['part', 'seconds', 'passed', 'failed'].map(cell).join('')}`);
    for (const { name, seconds, passed, failed } of [...this.#parts, total]) {
      console.log([name, seconds.toFixed(0), passed, failed].map(cell).join(''));
    }
    for (const title of this.#failed) console.log(`failed: ${title}`);
    console.log(`${this.#passed} passed, ${this.#failed.length} failed`);
    return this.#failed.length === 0 && this.#passed > 0;
  }
}

const cell = (value, column) => (column === 0 ? String(value).padEnd(18) : String(value).padStart(10));
