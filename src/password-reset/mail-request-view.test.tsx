// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { MailRequestView, type MailRequestViewProps } from './mail-request-view.tsx';

const props: MailRequestViewProps = {
  step: 'sent',
  title: 'Forgot your password?',
  text: '',
  mail: 'reset',
  email: 'jelena@izbor.demo',
  error: undefined,
  problem: null,
  busy: false,
  slow: false,
  mayRequest: false,
  seconds: 60,
  onEmail: () => {},
  onRequest: () => {},
  onReopen: () => {},
};

it.each([false, true])('shows the address that is asked for, which cannot be changed while it is sent: %s', (busy) => {
  renderScreen(<MailRequestView {...props} step="address" busy={busy} />, { me: null });
  expect(document.querySelector('input')?.readOnly).toBe(busy);
});

it('has the focus at the heading that says where to look, once the mail is on its way', () => {
  renderScreen(<MailRequestView {...props} />, { me: null });
  expect([document.activeElement?.tagName, document.activeElement?.textContent]).toEqual(['H1', 'Check your inbox']);
});
