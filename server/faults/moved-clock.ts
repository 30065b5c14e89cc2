import type { RunningJobs } from '../jobs/jobs.ts';

/** The server's clock where tests may move it: it runs on from where it was put. */
export class MovedClock {
  #ahead = 0;
  #follow: () => Promise<void> = async () => {};
  #begun: Promise<unknown> = Promise.resolve();

  constructor(start?: Date) {
    if (start) this.#ahead = start.getTime() - Date.now();
  }

  readonly read = (): Date => new Date(Date.now() + this.#ahead);

  /** Registers what runs again whenever the clock is moved: the jobs of the server. */
  followedBy({ begun, runAll }: Pick<RunningJobs, 'begun' | 'runAll'>): void {
    this.#follow = runAll;
    this.#begun = begun;
  }

  /**
   * Sets the clock, forward or back, and waits until the jobs that follow it are done. A job that has not run yet runs before: otherwise
   * its first run would do the work of the new time in parallel with the awaited one.
   */
  async put(to: Date): Promise<void> {
    await this.#begun;
    this.#ahead = to.getTime() - Date.now();
    await this.#follow();
  }
}
