import type { BenchDatabase, Visitor } from './databases.ts';
import { bytesOnWire, send } from './load.ts';
import type { Measured } from './measured.ts';

const SECONDS = 14;

/** quality.md 1: 2,000 people who ask every 7 seconds; now and then somebody's cart changes. */
export async function poll({ visitors }: BenchDatabase, server: Measured): Promise<void> {
  const people = visitors.length;
  const PER_SECOND = people / 7;
  const etags: (string | undefined)[] = [];
  const ask = async (index: number) => {
    const { headers } = visitors[index] as Visitor;
    const etag = etags[index];
    const answer = await send({
      url: `${server.shop}/v2/me/`,
      headers: { ...headers, ...(etag && { 'if-none-match': etag }) },
    });
    etags[index] = answer.etag;
    return answer.status;
  };
  for (let index = 0; index < people; index += 1) await ask(index);
  const before = await server.meter();
  const from = performance.now();
  const statuses: Promise<number>[] = [];
  for (let sent = 0; sent < SECONDS * PER_SECOND; sent += 1) {
    const wait = from + (sent / PER_SECOND) * 1000 - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    if (sent % 100 === 99) etags[sent % people] = undefined;
    statuses.push(ask(sent % people));
  }
  const answered = await Promise.all(statuses);
  const core = ((await server.meter()).cpu - before.cpu) / 1000 / (performance.now() - from);
  const unchanged = answered.filter((status) => status === 304).length / answered.length;
  const [{ headers }] = visitors as [Visitor];
  const bytes = await bytesOnWire({
    url: `${server.shop}/v2/me/`,
    headers: { ...headers, 'if-none-match': etags[0] ?? '' },
  });
  console.log(
    `\n2,000 people asking every 7 s: ${(unchanged * 100).toFixed(1)} % unchanged (goal ≥ 95 %), ${bytes} bytes each (≤ 350), ${(core * 100).toFixed(1)} % of a core (≤ 25 %)`,
  );
}
