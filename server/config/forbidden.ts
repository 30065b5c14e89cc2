const FORBIDDEN = /^(EACCES|EPERM|EROFS)$/;

/** Whether a file or folder is there for others, or on a disk that is only read. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FORBIDDEN.test(String(error.code));
