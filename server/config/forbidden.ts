const FORBIDDEN = /^(EACCES|EPERM|EROFS)$/;

/** Whether a file or folder may not be accessed, or is on a read-only disk. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FORBIDDEN.test(String(error.code));

/** Whether the path of a folder is taken by something else: a file, or a broken link. */
export const isNoFolder = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, syscall }: NodeJS.ErrnoException = error;
  return code === 'ENOTDIR' || code === 'EEXIST' || (code === 'ENOENT' && syscall === 'mkdir');
};
