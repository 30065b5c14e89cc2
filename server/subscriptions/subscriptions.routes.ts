import type { FastifyInstance } from 'fastify';
import { changeSubscription, listSubscriptions, subscribe } from '#contract/subscriptions/subscriptions.contract.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { pageAnswer, rowsOf } from '../endpoints/page-answer.ts';
import { readSeenPrice } from '../endpoints/seen-price.ts';
import { serve } from '../endpoints/serve.ts';
import { notFound } from '../errors/request.errors.ts';
import { readSubscription, readSubscriptions } from './read-subscriptions.ts';
import * as subscriptions from './subscriptions.service.ts';

export function subscriptionRoutes(app: FastifyInstance): void {
  serve(app, subscribe, async ({ request, database, caller, body, now }) => {
    // The caller comes from the session; another person's id is answered like one that does not exist.
    if (body.user_id !== caller.userId) throw notFound();
    const id = await subscriptions.subscribe(database, {
      person: caller,
      benefitId: body.benefit_id,
      idempotencyKey: readIdempotencyKey(request.headers),
      seenPrice: readSeenPrice(request.headers),
      now,
    });
    return readSubscription(database, caller, { id, now });
  });

  serve(app, listSubscriptions, async ({ database, caller, query, now }) => {
    const all = await readSubscriptions(database, caller, now);
    const { offset, size } = rowsOf(query);
    return pageAnswer('/v2/subscriptions/', query, all.length, all.slice(offset, offset + size));
  });

  serve(app, changeSubscription, async ({ request, database, caller, params: { id }, body, now }) => {
    const seenPrice = readSeenPrice(request.headers);
    await subscriptions.changeSubscription(database, {
      person: caller,
      id,
      active: body.subscription_active,
      seenPrice,
      now,
    });
    return readSubscription(database, caller, { id, now });
  });
}
