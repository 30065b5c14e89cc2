import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';
import { openApi } from './openapi.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The description of all calls, for programs and for people. Both are made once, from the contract. */
export function docsRoutes(app: FastifyInstance): void {
  const { endpoints, config } = app.shop;
  let document: string | undefined;
  let page: string | undefined;

  app.get('/api/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openApi(endpoints, config.publicUrl));
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(document);
  });

  app.get('/api/docs/', async (_request, reply) => {
    page ??= docsPage(endpoints);
    return reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page);
  });
}
