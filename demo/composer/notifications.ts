import * as z from 'zod/mini';
import { readYaml } from './read-yaml.ts';
import { both, text } from './shapes.ts';

/** A notification of the demo shop; texts are html: p, ul, li, strong, em. */
export interface NotificationContent {
  daysAgo: number;
  sendFrom: string;
  titleEn: string;
  titleSr: string;
  textEn: string;
  textSr: string;
  image?: string;
  attachment?: string;
  /** Unread and not seen yet. */
  isNew?: boolean;
}

const notification = z.strictObject({
  daysAgo: z.number(),
  isNew: z.optional(z.boolean()),
  sendFrom: text,
  title: both,
  text: both,
  image: z.optional(text),
  attachment: z.optional(text),
});

const { welcome, employee } = readYaml(
  'notifications.yaml',
  z.strictObject({ welcome: notification, employee: z.array(notification) }),
);

function contentOf(written: z.output<typeof notification>): NotificationContent {
  const { daysAgo, isNew = false, sendFrom, title, text, image, attachment } = written;
  const content: NotificationContent = {
    daysAgo,
    isNew,
    sendFrom,
    titleEn: title.en,
    titleSr: title.sr,
    textEn: text.en,
    textSr: text.sr,
  };
  if (image) content.image = image;
  if (attachment) content.attachment = attachment;
  return content;
}

/** Notifications of the employee, newest first; the first three are new. */
export const EMPLOYEE_NOTIFICATIONS: readonly NotificationContent[] = employee.map(contentOf);

/** The notification that every person starts with. */
export const WELCOME_NOTIFICATION = contentOf(welcome);
