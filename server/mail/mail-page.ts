import { escapeHtml } from '../web/escape-html.ts';

interface Page {
  title: string;
  /** Html, already escaped. */
  body: string;
  button: { text: string; link: string };
  footer: string;
}

/** The one frame of all mails: plain tables and inline styles, for mail programs know no others. */
export function mailPage({ title, body, button, footer }: Page): string {
  const font = "font-family: 'Hanken Grotesk', Arial, sans-serif";
  return `<!doctype html>
<html><body style="margin: 0; background: #fbf7ef; color: #14251f; ${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="max-width: 560px; background: #ffffff; border-radius: 16px">
<tr><td style="padding: 32px; font-size: 16px; line-height: 24px">
<p style="margin: 0 0 24px; font-size: 18px; font-weight: bold">Izbor</p>
<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 32px">${escapeHtml(title)}</h1>
${body}
<p style="margin: 24px 0 0"><a href="${escapeHtml(button.link)}" style="display: inline-block; padding: 12px 24px; border-radius: 24px; background: #14463a; color: #ffffff; text-decoration: none">${escapeHtml(button.text)}</a></p>
</td></tr></table>
<p style="font-size: 12px; color: #5b6a63">${escapeHtml(footer)}</p>
</td></tr></table>
</body></html>`;
}
