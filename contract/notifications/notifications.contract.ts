import * as z from 'zod/mini';
import { defineEndpoint, idParams } from '../endpoint.ts';

export const notification = z.object({
  id: z.int(),
  title: z.string(),
  text: z.string().check(z.describe('Sanitised html.')),
  date: z.string().check(z.describe('ISO 8601.')),
  previewed: z.boolean().check(z.describe('Read.')),
  attachments: z.nullable(z.string()),
  image: z.nullable(z.string()),
  send_from: z.string(),
});

export type Notification = z.infer<typeof notification>;

export const readNotification = defineEndpoint({
  method: 'PATCH',
  path: '/v2/notifications/{id}/',
  audience: 'employee',
  summary: 'Marks a notification as read.',
  params: idParams,
  body: z.strictObject({ previewed: z.literal(true) }),
  answer: notification,
});

export const previewNotifications = defineEndpoint({
  method: 'POST',
  path: '/v2/preview-notifications/',
  audience: 'employee',
  summary: 'Marks all notifications as seen, which sets new_notifications to 0; read stays as it is.',
  answer: z.object({ count: z.int() }),
});
