import type { FastifyInstance } from 'fastify';
import { cartRoutes } from './cart/cart.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { transactionRoutes } from './transactions/transactions.routes.ts';

/** Every feature's routes, registered by hand: one line each. */
export const routes: readonly ((app: FastifyInstance) => void)[] = [
  sessionRoutes,
  favouritesRoutes,
  cartRoutes,
  checkoutRoutes,
  notificationsRoutes,
  transactionRoutes,
];
