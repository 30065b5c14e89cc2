/** Logs an error on the console that the screen need not show. */
export function logError(message: string, ...details: unknown[]): void {
  console.error(message, ...details);
}
