import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Posts JSON and waits for the answer without a timeout: `fetch` gives up after five minutes without an answer. */
export function postPatiently(url: string, body: object): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) =>
      text(answer).then((said) => resolve({ status: answer.statusCode, text: said }), reject),
    );
    asked.on('error', reject).end(JSON.stringify(body));
  });
}
