import { sendMessage } from '#contract/contact/contact.contract.ts';
import { contactTexts } from '#locales/contact/contact.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { emptyFields } from '../ground/empty-fields.ts';
import { useSentForm } from '../ground/use-sent-form.ts';
import { useMe } from '../session/session.queries.ts';
import { type ContactForm, ContactView } from './contact-view.tsx';

const EMPTY: ContactForm = { subject: '', message: '' };

/** `/contact/` */
export function ContactScreen() {
  const t = useTexts(contactTexts);
  const { id, email } = useMe();
  const { isSent, again, ...form } = useSentForm({
    work: `contact.${id}`,
    fresh: EMPTY,
    problems: (typed) => emptyFields(typed, t('required')),
    send: ({ subject, message }, keyOf) => {
      const body = { subject: subject.trim(), message: message.trim() };
      return callEndpoint(sendMessage, { body, headers: { 'Idempotency-Key': keyOf(body) } });
    },
  });
  return <ContactView {...form} sentTo={isSent ? email : null} onAnother={again} />;
}
