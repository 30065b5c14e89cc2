import type { FastifyInstance } from 'fastify';
import { giveBudget, listGiftPeople, listGifts } from '#contract/gifts/gifts.contract.ts';
import { toMajor, toMinor } from '#contract/money/money.rules.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { twoDecimals } from './gifts.errors.ts';
import * as gifts from './gifts.service.ts';

/** What a company admin gives to people of the own company. */
export function giftRoutes(app: FastifyInstance): void {
  serve(app, giveBudget, ({ database, caller, body, request, now }) => {
    const { people, category = null, note = '', with_invited: withInvited = false } = body;
    const amount = toMinor(body.amount);
    if (toMajor(amount) !== body.amount) throw twoDecimals();
    const idempotencyKey = readIdempotencyKey(request.headers);
    return gifts.giveBudget(database, caller, { people, withInvited, category, amount, note, idempotencyKey }, now);
  });

  serve(app, listGifts, async ({ database, caller, query }) => {
    const { count, results } = await gifts.listGifts(database, caller, query);
    return pageAnswer(listGifts.path, query, count, results);
  });

  serve(app, listGiftPeople, async ({ database, caller, params: { id }, query }) => {
    const { count, results } = await gifts.listGiftPeople(database, caller, id, query);
    return pageAnswer(listGiftPeople.path.replace('{id}', String(id)), query, count, results);
  });
}
