import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** One JSON line per event. Headers, bodies and addresses, which have secrets, are never logged. */
export function loggerOptions(config: Config, logTo?: { write(line: string): void }): Logger {
  return { level: config.logLevel, base: null, ...(logTo && { stream: logTo }) };
}

/** One line per request, with the route's pattern instead of the address: addresses have ids of e-mail links and search terms. */
export function registerRequestLog(app: FastifyInstance): void {
  const tellsAll = /^(debug|trace)$/.test(app.shop.config.logLevel);
  app.addHook('onResponse', (request, reply, done) => {
    // Unchanged polls are not logged, to save the cost of looking up the route.
    if (reply.statusCode === 304 && !tellsAll) return done();
    const route = request.routeOptions.url ?? '(none)';
    const isQuiet = reply.statusCode === 304 || !route.startsWith('/api');
    if (!isQuiet) request.log.info(lineOf(request, reply, route), 'answered');
    else if (tellsAll) request.log.debug(lineOf(request, reply, route), 'answered');
    done();
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply, route: string) {
  const who = request.caller ?? request.signingIn;
  return {
    request: request.id,
    method: request.method,
    route,
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    ...(request.span && { trace: request.span.spanContext().traceId }),
    ...(who && { company: who.companyId, user: who.userId }),
  };
}
