import type { FastifyInstance } from 'fastify';
import { methodNotAllowed, notFound } from './request.errors.ts';

/** An unknown address below /api/ answers 404; a known address with another method answers 405 with the allowed ones. */
export function registerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const path = withSlash(request.url.split('?')[0] ?? '');
    const allowed = app.shop.endpoints.filter((endpoint) => pattern(endpoint.path).test(path));
    if (allowed.length === 0) throw notFound();
    reply.header('allow', [...new Set(allowed.map(({ method }) => method))].join(', '));
    throw methodNotAllowed();
  });
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

function pattern(path: string): RegExp {
  return new RegExp(`^/api${withSlash(path).replace(/\{\w+\}/g, '[^/]+')}$`);
}
