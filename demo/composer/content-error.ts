/** An error in the demo's content, with file, line and message. */
export class ContentError extends Error {
  constructor(path: string, line: number, message: string) {
    super(`demo/content/${path}:${line}: ${message}`);
    this.name = 'ContentError';
  }
}
