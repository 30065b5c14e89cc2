import { type FastifyRequest, LogController } from 'fastify';
import { refusalFor } from './error-handler.ts';
import { noteFailure } from './note-failure.ts';

/**
 * Logs why an answer broke off while it was being sent, such as a file: the client can no longer be told. Fastify's other log
 * lines are disabled.
 */
export class CutAnswers extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    // The client closed the connection itself.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') noteFailure(request.log, error, refusalFor(error, request));
  }
}
