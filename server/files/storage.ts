import type { Readable } from 'node:stream';

/** Storage for the bytes of files. Keys are made by the server: the day, the company and random letters, `2026-11-20/17/x4…`. */
export interface Storage {
  /** Resolves when the bytes are durable (would survive a power cut). */
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Rejects when the key does not exist. */
  read(key: string): Promise<Readable>;
  /** Removing a key that does not exist is no error. */
  remove(key: string): Promise<void>;
  /** All keys of a day, `2026-11-20`. */
  keysOf(day: string): Promise<string[]>;
}
