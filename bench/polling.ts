import type { BenchDatabase, Visitor } from './databases.ts';
import { bytesOnWire, send } from './load.ts';
import type { Measured } from './measured.ts';

const SECONDS = 14;
/** Seconds between two polls of an open page. */
const EVERY = 7;

/** Results of many people polling every seven seconds. */
export interface Polled {
  /** Share of the answers with status 304. */
  unchanged: number;
  /** CPU use, as a share of a core. */
  core: number;
  /** Latest ETag of each visitor. */
  etags: (string | undefined)[];
}

/** All visitors poll every seven seconds, for a number of seconds; `before` is called before each poll. */
export async function pollFor(
  seconds: number,
  { visitors }: Pick<BenchDatabase, 'visitors'>,
  server: Measured,
  before: (sent: number, etags: (string | undefined)[]) => void = () => {},
): Promise<Polled> {
  const people = visitors.length;
  const perSecond = people / EVERY;
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
  const { cpu } = await server.meter();
  const from = performance.now();
  const statuses: Promise<number>[] = [];
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    const wait = from + (sent / perSecond) * 1000 - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    before(sent, etags);
    statuses.push(ask(sent % people));
  }
  const answered = await Promise.all(statuses);
  const core = ((await server.meter()).cpu - cpu) / 1000 / (performance.now() - from);
  return { unchanged: answered.filter((status) => status === 304).length / answered.length, core, etags };
}

/** quality.md 1: 2,000 people poll every 7 seconds; now and then a person's cart changes. */
export async function poll(database: BenchDatabase, server: Measured): Promise<void> {
  const { unchanged, core, etags } = await pollFor(SECONDS, database, server, (sent, known) => {
    if (sent % 100 === 99) known[sent % known.length] = undefined;
  });
  const [{ headers }] = database.visitors as [Visitor];
  const bytes = await bytesOnWire({
    url: `${server.shop}/v2/me/`,
    headers: { ...headers, 'if-none-match': etags[0] ?? '' },
  });
  console.log(
    `\n2,000 people asking every 7 s: ${percent(unchanged)} unchanged (goal ≥ 95 %), ${bytes} bytes each (≤ 350), ${percent(core)} of a core (≤ 25 %)`,
  );
}

export const percent = (part: number) => `${(part * 100).toFixed(1)} %`;
