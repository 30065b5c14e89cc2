import { createHash } from 'node:crypto';

/** Headers of every answer that is not an API answer. */
export const FILE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  // No further restrictions: a browser has to be able to show a PDF, and a service worker to fetch from the server.
  'content-security-policy': "frame-ancestors 'none'",
} as const;

/** For an SVG opened on its own: it may run no scripts and load nothing. */
export const PICTURE_HEADERS = {
  ...FILE_HEADERS,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
} as const;

/**
 * For a worker that reads untrusted files (PDFs): it may load nothing, and runs only WebAssembly decoders of ours that it is
 * given.
 */
export const WORKER_HEADERS = {
  ...FILE_HEADERS,
  'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'",
} as const;

/**
 * The headers of a page. The session token is in local storage (specification), so the page protects it: no inline script except its own,
 * no third parties, no frames.
 */
export function pageHeaders(html: string): Record<string, string> {
  const scripts = ["'self'", ...inlineScripts(html).map((script) => `'sha256-${sha256(script)}'`)].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    ...FILE_HEADERS,
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'x-frame-options': 'DENY',
  };
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
