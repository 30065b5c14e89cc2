/** Something is wrong with a text of the demo: which file, which line, and what. */
export class ContentError extends Error {
  constructor(path: string, line: number, message: string) {
    super(`demo/content/${path}:${line}: ${message}`);
    this.name = 'ContentError';
  }
}
