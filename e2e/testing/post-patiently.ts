import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Posts JSON and waits for the answer as long as it takes: `fetch` gives up a call that has no answer after five minutes. */
export function postPatiently(url: string, body: object): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) =>
      text(answer).then((said) => resolve({ status: answer.statusCode, text: said }), reject),
    );
    asked.on('error', reject).end(JSON.stringify(body));
  });
}
