const FORBIDDEN = /^(EACCES|EPERM|EROFS)$/;

/** Whether a file or folder is there for others, or on a disk that is only read. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FORBIDDEN.test(String(error.code));

/** Whether something that is no folder stands where one is to be: a file, or a link that leads nowhere. */
export const isNoFolder = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, syscall }: NodeJS.ErrnoException = error;
  return code === 'ENOTDIR' || code === 'EEXIST' || (code === 'ENOENT' && syscall === 'mkdir');
};
