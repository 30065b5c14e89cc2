import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../caller/caller.ts';
import { noRoom, notFound, unavailable } from '../errors/request.errors.ts';
import { countRequests } from './count-requests.ts';

export interface Probes {
  /** Fails when the database does not answer. */
  ping: () => Promise<void>;
}

/** For whoever runs the shop: is it alive, can it serve, and its figures. */
export function healthRoutes(app: FastifyInstance, { ping }: Probes): void {
  const registry = countRequests(app);
  const { config, isFull } = app.shop;

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
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

async function answersWithin(ping: () => Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), milliseconds);
  });
  try {
    await Promise.race([ping(), late]);
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
