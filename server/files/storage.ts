import type { Readable } from 'node:stream';

/** Where the bytes of files are. Keys are ours: the day, the company and random letters, `2026-11-20/17/x4…`. */
export interface Storage {
  /** Settles when the bytes outlive a power cut. */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Fails when there are none. */
  read(key: string): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** All keys of a day, `2026-11-20`. */
  keysOf(day: string): Promise<string[]>;
}
