import type { Transaction } from '#server/database/database.ts';
import { toldValues } from '#server/notifications/insert-notifications.ts';
import { notifications } from '#server/notifications/notifications.table.ts';
import { EMPLOYEE_NOTIFICATIONS, WELCOME_NOTIFICATION } from '../composer/notifications.ts';
import type { DemoPlaces } from './places.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Adds notifications of the demo people; three of the employee's are new. */
export async function seedNotifications(transaction: Transaction, { people, now }: DemoPlaces): Promise<void> {
  const rows = [...people].flatMap(([email, person]) => {
    const written = email === 'employee@izbor.demo' ? EMPLOYEE_NOTIFICATIONS : [WELCOME_NOTIFICATION];
    return written.map(({ daysAgo, isNew = false, ...telling }) => {
      const createdAt = new Date(now.getTime() - daysAgo * DAY);
      return { ...person, ...toldValues(telling, createdAt), previewed: !isNew, seen: !isNew, createdAt };
    });
  });
  await transaction.insert(notifications).values(rows);
}
