import type { FastifyBaseLogger } from 'fastify';

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/** The log of one call, made when something is written to it: of a poll nothing is, and to make one costs as much as to find who asks. */
export class LateLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #of: Record<string, unknown>;
  #made: FastifyBaseLogger | undefined;

  /** `of`: what each line says of the call. */
  constructor(parent: FastifyBaseLogger, of: Record<string, unknown>) {
    this.#parent = parent;
    this.#of = of;
  }

  get level(): FastifyBaseLogger['level'] {
    return this.#parent.level;
  }

  child(...of: Parameters<FastifyBaseLogger['child']>): FastifyBaseLogger {
    return this.#log.child(...of);
  }

  trace(...written: unknown[]): void {
    this.#write('trace', written);
  }

  debug(...written: unknown[]): void {
    this.#write('debug', written);
  }

  info(...written: unknown[]): void {
    this.#write('info', written);
  }

  warn(...written: unknown[]): void {
    this.#write('warn', written);
  }

  error(...written: unknown[]): void {
    this.#write('error', written);
  }

  fatal(...written: unknown[]): void {
    this.#write('fatal', written);
  }

  silent(...written: unknown[]): void {
    this.#write('silent', written);
  }

  get #log(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#of);
    return this.#made;
  }

  #write(level: Level, written: unknown[]): void {
    const log = this.#log;
    Reflect.apply(log[level], log, written);
  }
}
