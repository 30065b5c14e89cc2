import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** One JSON line per event. Headers, bodies and addresses with their secrets are never among what is logged. */
export function loggerOptions(config: Config, logTo?: { write(line: string): void }): Logger {
  return { level: config.logLevel, base: null, ...(logTo && { stream: logTo }) };
}

/** One line per request: the route's pattern in place of the address, for addresses hold ids of mail links and searches. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      request: request.id,
      method: request.method,
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.caller && { company: request.caller.companyId, user: request.caller.userId }),
    };
    const isQuiet = reply.statusCode === 304 || !line.route.startsWith('/api');
    request.log[isQuiet ? 'debug' : 'info'](line, 'answered');
  });
}
