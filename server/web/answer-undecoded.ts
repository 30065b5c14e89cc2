import type { FastifyReply, FastifyRequest } from 'fastify';
import { isScreenAddress } from '#contract/screen-address.ts';
import { answerFailure } from '../errors/error-handler.ts';
import { requestMalformed } from '../errors/request.errors.ts';
import type { SendPage } from './web.routes.ts';

/**
 * Answers an address that cannot be decoded and so reaches no route: a browser that navigates to it gets the page, which says
 * that the address does not exist; any other request is malformed.
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
