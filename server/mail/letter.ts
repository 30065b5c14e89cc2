import type { Language } from '#contract/language/language.ts';
import { linesAsHtml } from '../web/escape-html.ts';
import { mailPage } from './mail-page.ts';
import type { Mail } from './mailer.ts';

/**
 * An e-mail of a few sentences and one button. `{place}` in its texts is replaced by a value; an empty value also removes the
 * comma before it, and a value that ends with a full stop the one after it.
 */
export interface Letter {
  language: Language;
  to: Mail['to'];
  texts: { subject: string; title: string; paragraphs: readonly string[]; button: string; footer: string };
  values: Readonly<Record<string, string>>;
  link: string;
}

/** Writes a letter as text and as html. */
export function letter({ language, to, texts, values, link }: Letter): Omit<Mail, 'id'> {
  const { subject, title, paragraphs, button } = texts;
  const said = paragraphs.map((paragraph) => filled(paragraph, values));
  const footer = filled(texts.footer, values);
  return {
    to,
    subject: filled(subject, values),
    text: [title, '', ...said.flatMap((one) => [one, '']), `${button}: ${link}`, '', footer].join('\n'),
    html: mailPage({
      language,
      title,
      body: said.map((one) => `<p style="margin: 0 0 12px">${linesAsHtml(one)}</p>`).join('\n'),
      button: { text: button, link },
      footer,
    }),
    link,
  };
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/(,? ?)\{(\w+)\}(\.?)/g, (_, before: string, name: string, stop: string) => {
    const { [name]: value = `{${name}}` } = values;
    return (value && before + value) + (value.endsWith('.') ? '' : stop);
  });
}
