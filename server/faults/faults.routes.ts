import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { reconcile } from '../database/reconcile.ts';
import { inTransaction } from '../database/transaction.ts';
import { jsonSchema } from '../endpoints/json-schema.ts';
import { checkBody } from '../endpoints/validators.ts';
import { notify } from '../notifications/notify.ts';
import { ANSWERS, type Fault, Faults, hangUp, scopeOf } from './faults.ts';

const told = z.strictObject({
  call: z.string().check(z.regex(/^(GET|POST|PUT|PATCH|DELETE) \/\S+$/)),
  answer: z.union([z.enum(ANSWERS), z.int()]),
  times: z.optional(z.int().check(z.gte(1), z.lte(1000))),
});

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
const moved = z.strictObject({ now: z.string().check(z.regex(MOMENT)) });

/**
 * Lets a test make the server fail (machines.md 2), if the settings allow it: `POST /api/faults/` adds faults, `DELETE` removes them, `POST
 * /api/faults/release/` lets held calls continue, `GET` lists what waits. A call with X-Fault-Scope affects only calls with the same scope,
 * so that parallel tests do not get each other's faults. `POST /api/faults/clock/` with `now` moves the server's clock for all its users,
 * the header Date of answers included, and answers when the jobs have done what is due then. `GET /api/faults/breaches/` lists violated
 * invariants of money. `POST /api/faults/notification/` notifies a person.
 */
export function faultsRoutes(app: FastifyInstance): void {
  if (!app.shop.config.faults) return;
  const faults = new Faults();
  const check = checkBody(jsonSchema(told, 'input'));

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/faults')) await faults.meet(request, reply);
  });
  app.addHook('onSend', async (request, reply) => {
    if (faults.isLost(request)) hangUp(request, reply);
  });
  app.addHook('preClose', async () => faults.clear());

  app.post('/api/faults/', async (request, reply) => {
    check(request.body);
    const { call, answer, times = 1 } = z.parse(told, request.body);
    const known = ANSWERS.find((name) => name === String(answer));
    if (!known) return reply.code(400).send({ code: 'fault.unknown', message: `One of ${ANSWERS.join(', ')}` });
    const fault: Fault = { call, answer: known, times, scope: scopeOf(request) };
    faults.waiting.push(fault);
    return reply.code(201).send(fault);
  });

  app.get('/api/faults/', async () => ({ waiting: faults.waiting, held: faults.held.length }));

  app.delete('/api/faults/', async (request, reply) => {
    faults.clear(scopeOf(request));
    return reply.code(204).send();
  });

  app.post('/api/faults/release/', async (request) => ({ released: faults.release(scopeOf(request)) }));
  app.get('/api/faults/breaches/', async () => ({ breaches: await reconcile(app.shop.database) }));
  clockRoutes(app);
  notificationRoutes(app);
}

function clockRoutes(app: FastifyInstance): void {
  const { movedClock, clock } = app.shop;
  const check = checkBody(jsonSchema(moved, 'input'));
  if (movedClock) {
    // Devices learn the server's date from its answers.
    app.addHook('onSend', async (_, reply) => {
      reply.header('date', clock().toUTCString());
    });
  }

  app.get('/api/faults/clock/', async () => ({ now: clock() }));

  app.post('/api/faults/clock/', async (request, reply) => {
    if (!movedClock) return reply.code(404).send({ code: 'fault.clock', message: 'This clock cannot be moved' });
    check(request.body);
    // The due work may take minutes, so this call has no idle timeout.
    reply.raw.setTimeout(0, () => {});
    await movedClock.put(new Date(z.parse(moved, request.body).now));
    return { now: clock() };
  });
}

const text = z.string().check(z.minLength(1));
const notification = z.strictObject({
  company: z.int(),
  user: z.int(),
  titleEn: text,
  titleSr: text,
  textEn: text,
  textSr: text,
  sendFrom: text,
  attachment: z.optional(text),
});

function notificationRoutes(app: FastifyInstance): void {
  const { database, clock } = app.shop;
  const check = checkBody(jsonSchema(notification, 'input'));

  app.post('/api/faults/notification/', async (request) => {
    check(request.body);
    const { company: companyId, user: userId, attachment = null, ...texts } = z.parse(notification, request.body);
    const telling = Object.assign({ attachment }, texts);
    const told = await inTransaction(database, (transaction) =>
      notify(transaction, { companyId, userId }, telling, clock()),
    );
    return { told };
  });
}
