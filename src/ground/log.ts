/** Says on the console what went wrong without anybody having to know on the screen. */
export function logError(message: string, ...details: unknown[]): void {
  console.error(message, ...details);
}
