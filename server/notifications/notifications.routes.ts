import type { FastifyInstance } from 'fastify';
import { previewNotifications, readNotification } from '#contract/notifications/notifications.contract.ts';
import { serve } from '../endpoints/serve.ts';
import * as notifications from './notifications.service.ts';

export function notificationsRoutes(app: FastifyInstance): void {
  serve(app, readNotification, ({ database, caller, params }) =>
    notifications.readNotification(database, caller, params.id),
  );

  serve(app, previewNotifications, async ({ database, caller }) => ({
    count: await notifications.previewNotifications(database, caller),
  }));
}
