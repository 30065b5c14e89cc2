/** Where files are kept does not answer, or takes none: neither the caller's fault nor the program's, and nothing was changed. */
export class FilesAway extends Error {
  /** Whether the storage is there, and only this file is not. */
  readonly isMissing: boolean;

  constructor(cause: unknown) {
    super('The storage of files failed', { cause });
    this.isMissing = isMissingFile(cause);
  }
}

function isMissingFile(error: unknown): boolean {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return code === 'ENOENT' || name === 'NoSuchKey';
}
