import type { FastifyInstance } from 'fastify';
import { toggleFavourite } from '#contract/favourites/favourites.contract.ts';
import { serve } from '../endpoints/serve.ts';
import * as favourites from './favourites.service.ts';

export function favouritesRoutes(app: FastifyInstance): void {
  serve(app, toggleFavourite, async ({ database, caller, body: { id }, now }) => ({
    id,
    favorite: await favourites.toggleFavourite(database, caller, id, now),
  }));
}
