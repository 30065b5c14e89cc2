import { PlainError } from '../config/plain-error.ts';
import { isNetworkCode, isUntrusted } from '../database/sql-state.ts';

/**
 * `missing`: the storage works, and only this file does not exist. `away`: it cannot be reached or is busy. `refused`: it refuses requests
 * until a setting is changed.
 */
type Why = 'missing' | 'away' | 'refused';

/**
 * The storage of files does not answer or accepts none: neither the caller's fault nor the program's, and nothing was changed.
 */
export class StorageFailed extends PlainError {
  readonly why: Why;
  /** Error code of the disk, the network or the bucket: `ECONNREFUSED`, `AccessDenied`. */
  readonly reason: string;

  constructor(why: Why, cause: unknown) {
    const { code, name } = cause as Thrown;
    const reason = code ?? name ?? 'unknown';
    super(
      `The storage of files failed: ${reason}. Look whether the settings S3_… are right, or who may write DATA_DIR.`,
      { cause },
    );
    this.why = why;
    this.reason = reason;
  }
}

interface Thrown {
  code?: string;
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

const NO_FILE = /^(ENOENT|NoSuchKey)$/;
// Codes of a disk or a network folder that is temporarily unavailable, and of a bucket that is too busy.
const AWAY = /^(EIO|ESTALE|ENOTCONN|EBUSY|EMFILE|ENFILE|ECONNABORTED|ENETUNREACH|TimeoutError|RequestTimeout)$/;
const BUSY = [408, 429];
// Codes of folders that cannot be used or written, and of missing credentials.
const REFUSED = /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|CredentialsProviderError)$/;

/** Why a storage failed; null for any other error. */
export function whyStorageFailed(error: unknown): Why | null {
  if (!(error instanceof Error)) return null;
  const { code, name, $metadata } = error as Thrown;
  const words = [code, name].filter((word) => typeof word === 'string');
  const is = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const status = $metadata?.httpStatusCode;
  if (is(NO_FILE)) return 'missing';
  if (words.some(isNetworkCode) || is(AWAY)) return 'away';
  if (status !== undefined) return status >= 500 || BUSY.includes(status) ? 'away' : 'refused';
  return words.some(isUntrusted) || is(REFUSED) ? 'refused' : null;
}
