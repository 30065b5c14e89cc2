import type { Database } from '../database/database.ts';
import type { ServerJob } from '../jobs/jobs.ts';
import type { Deliveries, Delivery } from './deliver.ts';
import { LANES } from './lanes.ts';
import { deliverNext } from './outbox.service.ts';
import { rateLimiterOf } from './rate-limiter.ts';

const SECOND = 1000;

interface Post {
  database: Database;
  deliveries: Deliveries;
  /** Makes the context of a delivery at this moment. */
  delivery: () => Delivery;
}

/**
 * Jobs that deliver the outbox: messages that one person waits for immediately, and in parallel those to many people at the rate
 * set for this process, so that twenty thousand invitations neither delay an order's confirmation nor are taken for spam.
 */
export function outboxJobs({ database, deliveries, delivery }: Post, bulkPerSecond: number): ServerJob[] {
  const pace = rateLimiterOf(bulkPerSecond);
  return [
    {
      name: 'deliver the outbox',
      rest: 2 * SECOND,
      run: () => deliverNext(database, deliveries, delivery(), LANES.now),
    },
    {
      name: 'deliver what goes to many',
      rest: SECOND,
      run: async () => {
        const given = delivery();
        if (!pace.allows(given.now)) return false;
        const delivered = await deliverNext(database, deliveries, given, LANES.bulk);
        if (delivered) pace.count();
        return delivered;
      },
    },
  ];
}
