import type { FastifyReply, FastifyRequest } from 'fastify';
import { isScreenAddress } from '#contract/screen-address.ts';
import { answerFailure } from '../errors/error-handler.ts';
import { requestMalformed } from '../errors/request.errors.ts';
import type { SendPage } from './web.routes.ts';

/**
 * Answers an address that cannot be decoded, which reaches no route: whoever opens it as a screen is shown the page, which says that
 * there is no such place; anything else is malformed.
 */
export async function answerUndecoded(
  request: FastifyRequest,
  reply: FastifyReply,
  sendPage: SendPage,
): Promise<FastifyReply> {
  try {
    if (request.method !== 'GET' || !isScreenAddress(request.url.split('?')[0] ?? '')) throw requestMalformed();
    return await sendPage(request, reply);
  } catch (error) {
    return answerFailure(error, request, reply);
  }
}
