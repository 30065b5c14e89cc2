import type { Language } from '#contract/language/language.ts';
import { escapeHtml } from '../web/escape-html.ts';

interface Page {
  /** The language of every word in the mail, for screen readers. */
  language: Language;
  title: string;
  /** Html, already escaped. */
  body: string;
  button: { text: string; link: string };
  footer: string;
}

// The shop's typefaces if the reader's device has them, otherwise similar ones.
const TEXT = "font-family: 'Hanken Grotesk', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
const DISPLAY = "font-family: Platypi, Georgia, 'Times New Roman', serif";
// A word that is longer than a line makes no mail wider than its window: the first where it is known, the second elsewhere.
const BREAK = 'overflow-wrap: anywhere; word-break: break-word';
// The colours of the design system (`design-system/tokens.ts`), as mail programs write them.
const INK = '#14251f';
const MUTED = '#4d5a52';
const BRAND = '#14463a';
const ACCENT = '#f2a35c';

/** The one frame of all mails: plain tables and inline styles, for mail programs know no others. */
export function mailPage({ language, title, body, button, footer }: Page): string {
  const lang = language === 'SR' ? 'sr-Latn' : 'en';
  return `<!doctype html>
<html lang="${lang}"><head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head><body lang="${lang}" style="margin: 0; background: #fbf7ef; color: ${INK}; ${TEXT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width: 100%; max-width: 560px; background: #ffffff; border-radius: 16px; border-top: 6px solid ${ACCENT}">
<tr><td style="padding: 32px; font-size: 16px; line-height: 24px; ${BREAK}; ${TEXT}">
<p style="margin: 0 0 24px; font-size: 28px; line-height: 32px; font-weight: 600; letter-spacing: -1px; color: ${BRAND}; ${DISPLAY}">izbor</p>
<h1 style="margin: 0 0 16px; font-size: 26px; line-height: 32px; font-weight: 500; ${DISPLAY}">${escapeHtml(title)}</h1>
${body}
<p style="margin: 24px 0 0"><a href="${escapeHtml(button.link)}" style="display: inline-block; padding: 12px 24px; border-radius: 24px; background: ${BRAND}; color: #fffdf8; font-weight: 600; text-decoration: none">${escapeHtml(button.text)}</a></p>
</td></tr></table>
<p style="margin: 16px 0 0; max-width: 560px; font-size: 13px; line-height: 20px; color: ${MUTED}">${escapeHtml(footer)}</p>
</td></tr></table>
</body></html>`;
}
