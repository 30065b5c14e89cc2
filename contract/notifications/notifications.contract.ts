import * as z from 'zod/mini';
import { day } from '../calendar/calendar.contract.ts';
import { defineEndpoint, idParams, pageOf, pageQuery } from '../endpoint.ts';

export const notification = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string().check(z.describe('Sanitised html.')),
  date: z.string().check(z.describe('ISO 8601.')),
  previewed: z.boolean().check(z.describe('Read.')),
  attachments: z.nullable(z.string()),
  image: z.nullable(z.string()),
  /** Alternative text of the picture; empty where the text says the same. */
  image_alt: z.string(),
  send_from: z.string(),
});

export type Notification = z.infer<typeof notification>;

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/v2/notifications/',
  audience: 'employee',
  summary: 'Notifications, newest first.',
  query: z.strictObject({
    search: z.optional(z.string().check(z.maxLength(100), z.describe('A part of the text, without its markup.'))),
    previewed: z.optional(z.boolean().check(z.describe('Read or not; without it both.'))),
    date_from: z.optional(day),
    date_to: z.optional(day),
    ...pageQuery,
  }),
  answer: pageOf(notification),
});

export const readNotification = defineEndpoint({
  method: 'PATCH',
  path: '/v2/notifications/{id}/',
  audience: 'employee',
  summary: 'Marks a notification as read.',
  params: idParams,
  body: z.strictObject({ previewed: z.literal(true) }),
  answer: notification,
});

export const deleteNotification = defineEndpoint({
  method: 'DELETE',
  path: '/v2/notifications/{id}/',
  audience: 'employee',
  summary: 'Deletes a notification for good.',
  params: idParams,
});

export const readAllNotifications = defineEndpoint({
  method: 'PATCH',
  path: '/v2/batch-notifications/',
  audience: 'employee',
  summary: 'Marks all notifications as read; answers how many were not.',
  answer: z.object({ count: z.int() }),
});

export const deleteAllNotifications = defineEndpoint({
  method: 'DELETE',
  path: '/v2/batch-notifications/',
  audience: 'employee',
  summary: 'Deletes all notifications for good; answers how many there were.',
  answer: z.object({ count: z.int() }),
});

export const previewNotifications = defineEndpoint({
  method: 'POST',
  path: '/v2/preview-notifications/',
  audience: 'employee',
  summary: 'Marks all notifications as seen, which sets new_notifications to 0; read stays as it is.',
  answer: z.object({ count: z.int() }),
});
