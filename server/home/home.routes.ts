import type { FastifyInstance } from 'fastify';
import { getHome } from '#contract/home/home.contract.ts';
import { serve } from '../endpoints/serve.ts';
import { readHome } from './home.service.ts';

/** What the first screen shows. */
export function homeRoutes(app: FastifyInstance): void {
  const { appStoreUrl: app_store = null, googlePlayUrl: google_play = null } = app.shop.config;
  serve(app, getHome, async ({ database, caller, now }) => ({
    ...(await readHome(database, caller, now)),
    stores: { app_store, google_play },
  }));
}
