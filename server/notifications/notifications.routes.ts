import type { FastifyInstance } from 'fastify';
import {
  deleteAllNotifications,
  deleteNotification,
  listNotifications,
  previewNotifications,
  readAllNotifications,
  readNotification,
} from '#contract/notifications/notifications.contract.ts';
import { checkDays } from '../calendar/check-days.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { findNotifications } from './list-notifications.ts';
import * as notifications from './notifications.service.ts';

export function notificationsRoutes(app: FastifyInstance): void {
  serve(app, listNotifications, async ({ database, caller, query }) => {
    checkDays(query);
    const { count, results } = await findNotifications(database, caller, query);
    return pageAnswer(listNotifications.path, query, count, results);
  });

  serve(app, readNotification, ({ database, caller, params }) =>
    notifications.readNotification(database, caller, params.id),
  );

  serve(app, deleteNotification, ({ database, caller, params }) =>
    notifications.deleteNotification(database, caller, params.id),
  );

  serve(app, readAllNotifications, async ({ database, caller }) => ({
    count: await notifications.readAllNotifications(database, caller),
  }));

  serve(app, deleteAllNotifications, async ({ database, caller }) => ({
    count: await notifications.deleteAllNotifications(database, caller),
  }));

  serve(app, previewNotifications, async ({ database, caller }) => ({
    count: await notifications.previewNotifications(database, caller),
  }));
}
