import type { FastifyInstance } from 'fastify';
import { benefitRoutes } from './benefits/benefits.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { categoryRoutes } from './categories/categories.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { favouritesRoutes } from './favourites/favourites.routes.ts';
import { homeRoutes } from './home/home.routes.ts';
import { notificationsRoutes } from './notifications/notifications.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { transactionRoutes } from './transactions/transactions.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** Every feature's routes, registered by hand: one line each. */
export const routes: readonly ((app: FastifyInstance) => void)[] = [
  sessionRoutes,
  usersRoutes,
  benefitRoutes,
  categoryRoutes,
  homeRoutes,
  favouritesRoutes,
  cartRoutes,
  checkoutRoutes,
  notificationsRoutes,
  transactionRoutes,
];
