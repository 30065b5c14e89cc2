import { useState } from 'react';
import { sendMessage } from '#contract/contact/contact.contract.ts';
import { contactTexts } from '#locales/contact/contact.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../api/api-error.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { errorsLeft } from '../ground/errors-left.ts';
import { useKeptWork } from '../ground/kept-work.ts';
import { usePressKey } from '../ground/press-key.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { type ContactErrors, type ContactForm, ContactView } from './contact-view.tsx';

const EMPTY: ContactForm = { subject: '', message: '' };

/** `/contact/` */
export function ContactScreen() {
  const t = useTexts(contactTexts);
  const { id, email } = useMe();
  const press = usePressKey();
  const [form, setForm] = useKeptWork(`contact.${id}`, EMPTY);
  const [errors, setErrors] = useState<ContactErrors>({});
  const send = useSoleMutation({
    mutationFn: () => {
      const body = { subject: form.subject.trim(), message: form.message.trim() };
      return callEndpoint(sendMessage, { body, headers: { 'Idempotency-Key': press.keyOf(body) } });
    },
    onSuccess: () => {
      press.taken();
      setForm(EMPTY);
    },
    onError: (error) => setErrors(error instanceof ApiError ? (error.fields ?? {}) : {}),
  });
  const change = (next: ContactForm) => {
    if (send.isError) send.reset();
    setErrors(errorsLeft(errors, form, next));
    setForm(next);
  };
  const submit = () => {
    const missing = (['subject', 'message'] as const).filter((field) => form[field].trim() === '');
    setErrors(Object.fromEntries(missing.map((field) => [field, t('required')])));
    if (missing.length === 0) send.mutate();
  };
  return (
    <ContactView
      form={form}
      errors={errors}
      refusal={Object.keys(errors).length > 0 ? null : (send.error?.message ?? null)}
      busy={send.isPending}
      sentTo={send.isSuccess ? email : null}
      onChange={change}
      onSubmit={submit}
      onAnother={send.reset}
    />
  );
}
