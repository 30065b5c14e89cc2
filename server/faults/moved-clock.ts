/** The server's clock where tests may move it: it runs on from where it was put. */
export class MovedClock {
  #ahead = 0;
  #follow: () => Promise<void> = async () => {};

  constructor(start?: Date) {
    if (start) this.#ahead = start.getTime() - Date.now();
  }

  readonly read = (): Date => new Date(Date.now() + this.#ahead);

  /** What has to be done again whenever the clock was moved: the jobs of the server. */
  followedBy(follow: () => Promise<void>): void {
    this.#follow = follow;
  }

  /** Puts the clock, forward or back, and waits until all that follows it is done. */
  async put(to: Date): Promise<void> {
    this.#ahead = to.getTime() - Date.now();
    await this.#follow();
  }
}
