import { makeEmitter } from '../api/emitter.ts';
import type { Prepared } from '../files/prepare-file.ts';

/** The reason why a file was not sent: a code, or the server's message. */
export type UploadProblem = 'tooLarge' | 'wrongType' | 'tooMany' | { said: string; isAgain: boolean };

/** A file on its way to the server. */
export interface Upload {
  key: number;
  name: string;
  /** Sent share of the file, 0…100; null while it waits or is made smaller. */
  percent: number | null;
  problem: UploadProblem | null;
}

interface Sending {
  signal: AbortSignal;
  onProgress: (percent: number) => void;
}

interface Parts {
  prepare: (file: File) => Promise<Prepared>;
  /** Sends a file, and adds it to the form. Throws the server's refusal. */
  send: (file: File, sending: Sending) => Promise<void>;
  /** Number of files that the form can still take. */
  room: () => number;
  /** The server's reason in words, and whether the file may be sent again. */
  say: (error: unknown) => Exclude<UploadProblem, string>;
}

type Queued = Upload & { file: File };

/** Sends files one after the other, in the order in which they were chosen, so that the form has them in it. */
export class Uploads {
  readonly subscribe: (reader: () => void) => () => void;
  readonly #tell: () => void;
  #parts: () => Parts;
  #all: readonly Queued[] = [];
  #stopping = new AbortController();
  #isSending = false;
  #key = 0;

  constructor(parts: () => Parts) {
    this.#parts = parts;
    [this.subscribe, this.#tell] = makeEmitter();
  }

  /** The files that wait, are being sent, or were refused. The same array until it changes. */
  all = (): readonly Upload[] => this.#all;

  /** Queues and sends files; those beyond the room are refused immediately. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const isFull = this.#waiting().length >= this.#parts().room();
      this.#key += 1;
      const upload = {
        key: this.#key,
        name: file.name,
        file,
        percent: null,
        problem: isFull ? 'tooMany' : null,
      } as const;
      this.#show([...this.#all, upload]);
    }
    void this.#sendAll();
  }

  again(key: number): void {
    this.#change(key, { problem: null, percent: null });
    void this.#sendAll();
  }

  forget(key: number): void {
    this.#show(this.#all.filter((one) => one.key !== key));
  }

  /** Aborts the uploads that are not finished, and returns the names of their files. */
  stop(): string[] {
    const names = this.#waiting().map(({ name }) => name);
    this.#stopping.abort();
    this.#stopping = new AbortController();
    this.#show([]);
    return names;
  }

  #waiting = () => this.#all.filter(({ problem }) => problem === null);

  async #sendAll(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let [next] = this.#waiting(); next; [next] = this.#waiting()) await this.#send(next, this.#stopping.signal);
    this.#isSending = false;
  }

  async #send({ key, file }: Queued, signal: AbortSignal): Promise<void> {
    const { prepare, send, say } = this.#parts();
    try {
      const prepared = await prepare(file);
      if ('problem' in prepared) return this.#change(key, { problem: prepared.problem });
      await send(prepared.file, { signal, onProgress: (percent) => this.#change(key, { percent }) });
      this.forget(key);
    } catch (error) {
      if (!signal.aborted) this.#change(key, { problem: say(error) });
    }
  }

  #change(key: number, change: Partial<Upload>): void {
    this.#show(this.#all.map((one) => (one.key === key ? Object.assign({}, one, change) : one)));
  }

  #show(all: readonly Queued[]): void {
    this.#all = all;
    this.#tell();
  }
}
