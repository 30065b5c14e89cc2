import { type Endpoint, filePartsOf } from '#contract/endpoint.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { isNothing, jsonSchema } from './json-schema.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
details { border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); border-radius: 12px; margin: .5rem 0; padding: .5rem 1rem }
summary { cursor: pointer }
code, pre { font: 14px/1.5 ui-monospace, monospace }
code { overflow-wrap: anywhere }
pre { overflow-x: auto }
b { display: inline-block; min-width: 4.5rem }
h3 { margin: 1rem 0 0; font-size: 1rem }`;

/** The page that documents all calls. It has no scripts, so that it needs no exception from the content security policy. */
export function docsPage(endpoints: readonly Endpoint[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Izbor: calls</title><style>${STYLE}</style></head>
<body><h1>Izbor: calls</h1>
<p>All below <code>/api</code>, also as <a href="/api/openapi.json">OpenAPI 3.1</a>. Signed-in calls carry
<code>Authorization: Token {token}</code>. Errors are <code>{ message, code, fields? }</code>.</p>
${endpoints.map(section).join('\n')}
</body></html>`;
}

function section({ method, path, summary, audience, status, ...parts }: Endpoint): string {
  const { params, query, body, file, answer } = parts;
  const sent = filePartsOf(file)
    .map(({ field, types }) => `<p>Multipart, with the file <code>${field}</code>: ${types.join(', ')}.</p>`)
    .join('');
  return `<details><summary><b>${method}</b> <code>${escapeHtml(path)}</code></summary>
<p>${escapeHtml(summary)}</p><p>For: ${audience}. Answers ${status}.</p>${sent}
${shape('In the path', params, 'input')}${shape('In the query', query, 'input')}${shape('Body', body, 'input')}${shape('Answer', answer, 'output')}
</details>`;
}

function shape(title: string, schema: Endpoint['body'], io: 'input' | 'output'): string {
  if (isNothing(schema)) return '';
  return `<h3>${title}</h3><pre>${escapeHtml(JSON.stringify(jsonSchema(schema, io), null, 2))}</pre>`;
}
