import type { FastifyInstance } from 'fastify';

/** Every feature's routes, registered by hand: one line each. */
export const routes: readonly ((app: FastifyInstance) => void)[] = [];
