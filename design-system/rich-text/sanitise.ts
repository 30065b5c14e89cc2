import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 'ul', 'ol', 'li', 'a', 'h3', 'h4', 'blockquote', 'code'],
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/))/i,
};

/** What may be shown of html that people wrote: text, lists and safe links, which open elsewhere. */
export function sanitise(html: string): string {
  const body = document.createElement('template');
  body.innerHTML = DOMPurify.sanitize(html, allowed);
  for (const link of body.content.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return body.innerHTML;
}
