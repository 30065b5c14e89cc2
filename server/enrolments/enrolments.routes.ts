import type { FastifyInstance } from 'fastify';
import { enrolInCourse, enrolInPackage } from '#contract/enrolments/enrolments.contract.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { readSeenPrice } from '../endpoints/seen-price.ts';
import { serve } from '../endpoints/serve.ts';
import { enrol } from './enrolments.service.ts';
import type { Learning } from './read-enrolling.ts';

export function enrolmentRoutes(app: FastifyInstance): void {
  serveEnrolling(app, enrolInCourse, (pk) => ({ courseId: pk, packageId: null }));
  serveEnrolling(app, enrolInPackage, (pk) => ({ courseId: null, packageId: pk }));
}

function serveEnrolling(
  app: FastifyInstance,
  call: typeof enrolInCourse | typeof enrolInPackage,
  wanted: (pk: number) => Learning,
): void {
  serve(app, call, async ({ request, database, caller, params: { pk }, body, now }) => {
    const pricePaid = await enrol(database, {
      person: caller,
      wanted: wanted(pk),
      coupon: body?.coupon ?? null,
      idempotencyKey: readIdempotencyKey(request.headers),
      seenPrice: readSeenPrice(request.headers),
      now,
    });
    return { status: 'success' as const, price_paid: toMajor(pricePaid) };
  });
}
