import { type FastifyRequest, LogController } from 'fastify';
import { refusalFor } from './error-handler.ts';
import { noteFailure } from './note-failure.ts';

/**
 * Writes down why an answer broke off that was on its way already, a file say: nobody can be told any more. Of the rest of Fastify's
 * own lines it writes none.
 */
export class CutAnswers extends LogController {
  constructor() {
    super({ disableRequestLogging: true });
  }

  override streamError(error: Error & { code?: string }, request: FastifyRequest): void {
    // Whoever left in the middle broke it off themselves.
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') noteFailure(request.log, error, refusalFor(error, request));
  }
}
