import { expect, screen, waitFor } from 'storybook/test';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { adminAnnouncementsTexts } from '#locales/admin-announcements/admin-announcements.texts.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { adminBudgetsTexts } from '#locales/admin-budgets/admin-budgets.texts.ts';
import { adminRequestsTexts } from '#locales/admin-requests/admin-requests.texts.ts';
import { approvalsTexts } from '#locales/approvals/approvals.texts.ts';
import { attemptsTexts } from '#locales/attempts/attempts.texts.ts';
import { browseTexts } from '#locales/browse/browse.texts.ts';
import { cartTexts } from '#locales/cart/cart.texts.ts';
import { checkoutTexts } from '#locales/checkout/checkout.texts.ts';
import { completionTexts } from '#locales/completion/completion.texts.ts';
import { enrolmentsTexts } from '#locales/enrolments/enrolments.texts.ts';
import { frameTexts } from '#locales/frame/frame.texts.ts';
import { importsTexts } from '#locales/imports/imports.texts.ts';
import { loginTexts } from '#locales/login/login.texts.ts';
import { notificationsTexts } from '#locales/notifications/notifications.texts.ts';
import { passwordResetTexts } from '#locales/password-reset/password-reset.texts.ts';
import { profileTexts } from '#locales/profile/profile.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { registrationTexts } from '#locales/registration/registration.texts.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { sessionTexts } from '#locales/session/session.texts.ts';
import { subscriptionsTexts } from '#locales/subscriptions/subscriptions.texts.ts';
import { toastsTexts } from '#locales/toasts/toasts.texts.ts';
import { transactionsTexts } from '#locales/transactions/transactions.texts.ts';
import type { Sight } from '#machines/testing/paths-definition.ts';

const tables: Record<string, Readonly<Record<string, unknown>>> = {
  session: sessionTexts.tables.EN,
  frame: frameTexts.tables.EN,
  completion: completionTexts.tables.EN,
  login: loginTexts.tables.EN,
  registration: registrationTexts.tables.EN,
  'password-reset': passwordResetTexts.tables.EN,
  browse: browseTexts.tables.EN,
  cart: cartTexts.tables.EN,
  checkout: checkoutTexts.tables.EN,
  admin: adminTexts.tables.EN,
  'admin-announcements': adminAnnouncementsTexts.tables.EN,
  'admin-benefits': adminBenefitsTexts.tables.EN,
  'admin-budgets': adminBudgetsTexts.tables.EN,
  approvals: approvalsTexts.tables.EN,
  'admin-requests': adminRequestsTexts.tables.EN,
  records: recordsTexts.tables.EN,
  imports: importsTexts.tables.EN,
  requests: requestsTexts.tables.EN,
  notifications: notificationsTexts.tables.EN,
  subscriptions: subscriptionsTexts.tables.EN,
  enrolments: enrolmentsTexts.tables.EN,
  transactions: transactionsTexts.tables.EN,
  profile: profileTexts.tables.EN,
  attempts: attemptsTexts.tables.EN,
  toasts: toastsTexts.tables.EN,
};

// For a loaded machine, which takes ten times as long.
const PATIENCE = { timeout: 15_000 };

/** Expects a sight on the view, in English; `state` is named in the error when it is not found. */
export async function expectSight({ role, text, opening, is = 'visible' }: Sight, state: string): Promise<void> {
  const name = text && textOf(text);
  const isNamed = (said: string | null) => (opening && said?.startsWith(name ?? '')) || said === name;
  const isLive = role === 'status' || role === 'alert';
  const found = () =>
    screen
      .queryAllByRole(role, name && !isLive ? { name: isNamed } : {})
      // A live region is rendered before its text, and its text is not its accessible name.
      .filter((element) => {
        const said = element.textContent.trim();
        if (!isLive) return name || said;
        return name ? isNamed(said) || isNamed(element.ariaLabel) : said;
      });
  await waitFor(() => {
    const [first] = found();
    if (is === 'absent') return expect(first, `${state}: no ${role} ${name ?? ''}`).toBeUndefined();
    expect(first, `${state}: ${role} ${name ?? ''}`).toBeDefined();
    if (is === 'enabled') expect(isOff(first)).toBe(false);
    if (is === 'disabled') expect(isOff(first)).toBe(true);
    if (is === 'pressed') expect(first).toHaveAttribute('aria-pressed', 'true');
    if (is === 'checked') expect(first).toBeChecked();
    if (is === 'unchecked') expect(first).not.toBeChecked();
  }, PATIENCE);
}

function textOf(text: string): string {
  const [feature = '', key = ''] = text.split(':');
  const name = tables[feature]?.[key];
  if (typeof name !== 'string') throw new Error(`There is no plain text ${text}`);
  return name;
}

const isOff = (element: Element | undefined) =>
  element?.hasAttribute('disabled') || element?.getAttribute('aria-disabled') === 'true';
