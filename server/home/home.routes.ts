import type { FastifyInstance } from 'fastify';
import { getHome } from '#contract/home/home.contract.ts';
import { catalogueOf } from '../browse/catalogue-of.ts';
import { sendWritten } from '../endpoints/send-written.ts';
import { serve } from '../endpoints/serve.ts';
import { readHome } from './home.service.ts';
import { homeAnswer } from './kept-home.ts';

/** Calls for the first screen. */
export function homeRoutes(app: FastifyInstance): void {
  const { appStoreUrl: app_store = null, googlePlayUrl: google_play = null } = app.shop.config;
  const stores = { app_store, google_play };
  serve(app, getHome, async ({ database, caller, now, reply }) => {
    const catalogue = await catalogueOf(database, caller.catalogueVersion);
    if (catalogue) return sendWritten(reply, await homeAnswer(database, catalogue, caller, { now, stores }));
    return Object.assign(await readHome(database, caller, now), { stores });
  });
}
