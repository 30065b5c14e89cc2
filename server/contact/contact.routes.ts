import type { FastifyInstance } from 'fastify';
import { sendMessage } from '#contract/contact/contact.contract.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { serve } from '../endpoints/serve.ts';
import { keepMessage } from './contact.service.ts';

/** Messages to the people behind the shop. */
export function contactRoutes(app: FastifyInstance): void {
  serve(app, sendMessage, async ({ database, caller, now, request, body }) => ({
    id: await keepMessage(database, caller, body, { idempotencyKey: readIdempotencyKey(request.headers), now }),
  }));
}
