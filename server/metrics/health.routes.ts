import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../caller/caller.ts';
import { noRoom, notFound, unavailable } from '../errors/request.errors.ts';
import { Figures, type PoolFigures } from './figures.ts';
import { readWaiting } from './read-waiting.ts';

declare module 'fastify' {
  interface FastifyInstance {
    figures: Figures;
  }
}

export interface Probes {
  /** Fails when the database does not answer. */
  ping: () => Promise<void>;
  kind: 'embedded' | 'postgres';
  pool?: (() => PoolFigures) | undefined;
}

/** Calls for the operator: whether the server is alive, whether it can serve, and its metrics. */
export function healthRoutes(app: FastifyInstance, { ping, kind, pool }: Probes): void {
  const { config, isFull, database, clock } = app.shop;
  // The figures of the server are answered even if the database is slow.
  const waiting = () => answersWithin(() => readWaiting(database, clock()), 800).catch(() => null);
  const figures = new Figures({ kind, isFull, pool, waiting });
  figures.countRequests(app);
  app.decorate('figures', figures);

  app.get('/health/live', async () => ({ status: 'live' }));

  app.get('/health/ready', async (_request, reply) => {
    if (isFull()) throw noRoom(503);
    await answersWithin(ping, 800);
    reply.header('cache-control', 'no-store');
    return { status: 'ready' };
  });

  app.get('/metrics', async (request, reply) => {
    const { authorization, forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
    const isProxied = forwarded !== undefined || forwardedFor !== undefined;
    const isLocal = !isProxied && isLoopback(request.socket.remoteAddress ?? '');
    if (!isLocal && !isToken(authorization, config.metricsToken)) throw notFound();
    return reply.type(figures.type).send(await figures.text());
  });
}

async function answersWithin<Answer>(ask: () => Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), milliseconds);
  });
  try {
    return await Promise.race([ask(), late]);
  } catch {
    throw unavailable();
  } finally {
    clearTimeout(timer);
  }
}

function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function isToken(authorization: string | undefined, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(hashToken(authorization ?? ''), hashToken(`Bearer ${token}`));
}
