import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { CONTACT_LIMITS } from '#contract/contact/contact.contract.ts';
import { Button } from '#design-system/button/button.tsx';
import { Window } from '#design-system/empty-state/empty-state.tsx';
import { Page } from '#design-system/page/page.tsx';
import { TextArea } from '#design-system/text-area/text-area.tsx';
import { TextField } from '#design-system/text-field/text-field.tsx';
import { contactTexts } from '#locales/contact/contact.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { isFocusElsewhere } from '../ground/is-focus-elsewhere.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { SentForm } from '../ground/sent-form.tsx';
import type { FormState } from '../ground/use-sent-form.ts';
import { OtherWays } from './other-ways.tsx';

export interface ContactForm {
  subject: string;
  message: string;
}

export interface ContactViewProps extends FormState<ContactForm> {
  /** Where the answer goes, once the message is sent. */
  sentTo: string | null;
  onAnother: () => void;
}

/** A message to the people behind the shop, and the other ways to reach them (product.md 4). */
export function ContactView(props: ContactViewProps) {
  const t = useTexts(contactTexts);
  return (
    <Page
      width="reading"
      className="grid content-start gap-12 desk:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] desk:gap-x-18"
    >
      <div className="grid content-start gap-8">
        <div className="grid gap-2">
          <h1 className="hyphenate text-36 tracking-large desk:text-48">{t('title')}</h1>
          <p className="text-18 text-ink-muted">{t('text')}</p>
        </div>
        {props.sentTo === null ? <Form {...props} /> : <Sent to={props.sentTo} onAnother={props.onAnother} />}
      </div>
      <OtherWays />
    </Page>
  );
}

function Form(props: ContactViewProps) {
  const { form, errors, onChange } = props;
  const t = useTexts(contactTexts);
  const field = (name: keyof ContactForm) => ({
    label: t(name),
    value: form[name],
    error: errors[name],
    maxLength: CONTACT_LIMITS[name],
    required: true,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ ...form, [name]: event.target.value }),
  });
  return (
    <SentForm {...props} submit={t('submit')} className="grid gap-5.5">
      <TextField {...field('subject')} />
      <TextArea {...field('message')} rows={8} hint={t('messageHint')} />
    </SentForm>
  );
}

function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const t = useTexts(contactTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it is seen: the focus is never nowhere.
  useLayoutEffect(() => {
    if (!isFocusElsewhere(heading.current)) heading.current?.focus();
  }, []);
  return (
    <div className="grid justify-items-start gap-3 rounded-20 bg-surface-raised p-5 shadow-1 desk:p-9">
      <Window>{inWindow('travel-balloon-0')}</Window>
      <h2 ref={heading} tabIndex={-1} className="text-28">
        {t('sent')}
      </h2>
      <p className="wrap-anywhere max-w-prose text-ink-muted">{t('sentText', { email: to })}</p>
      {/* The second press of a double one, that was meant for the button which stood here, is not meant. */}
      <Button tone="secondary" onClick={({ detail }) => detail < 2 && onAnother()} className="mt-2">
        {t('another')}
      </Button>
    </div>
  );
}
