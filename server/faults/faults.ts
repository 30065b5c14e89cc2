import type { FastifyReply, FastifyRequest } from 'fastify';
import { signInFirst } from '../caller/caller.errors.ts';
import { AppError } from '../errors/app-error.ts';
import { internalError, tooManyRequests, unavailable } from '../errors/request.errors.ts';

export const ANSWERS = ['400', '401', '429', '500', '503', 'nothing', 'lost', 'hold'] as const;

/** How the next calls of a kind end. `nothing` closes the connection, `lost` does so after the work was done, `hold` waits. */
export interface Fault {
  /** `POST /v2/complete-purchase/`, with `{id}` for any. */
  call: string;
  answer: (typeof ANSWERS)[number];
  times: number;
  /** Only calls with the same X-Fault-Scope; any call if absent. */
  scope?: string | undefined;
}

interface Held {
  scope: string | undefined;
  release: () => void;
}

export const SCOPE_HEADER = 'x-fault-scope';

/** Faults that a test has ordered of the server. They live in one process, and only while IZBOR_FAULTS is on. */
export class Faults {
  readonly waiting: Fault[] = [];
  readonly held: Held[] = [];
  readonly #lost = new WeakSet<FastifyRequest>();

  /** Takes the fault for this call, if there is one, and applies it. */
  async meet(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const scope = scopeOf(request);
    const index = this.waiting.findIndex((fault) => isMeant(fault, request, scope));
    const fault = this.waiting[index];
    if (!fault) return;
    fault.times -= 1;
    if (fault.times === 0) this.waiting.splice(index, 1);
    if (fault.answer === 'hold') return this.#hold(scope);
    if (fault.answer === 'lost') this.#lost.add(request);
    else if (fault.answer === 'nothing') hangUp(request, reply);
    else throw refusal(fault.answer, request.id);
  }

  /** Whether the answer of this call is to be lost on its way. */
  isLost(request: FastifyRequest): boolean {
    return this.#lost.has(request);
  }

  /** Forgets the faults of a scope, or all. */
  clear(scope?: string): void {
    for (const fault of this.waiting.filter((fault) => scope === undefined || fault.scope === scope)) {
      this.waiting.splice(this.waiting.indexOf(fault), 1);
    }
    this.release(scope);
  }

  /** Lets the held calls of a scope, or all, continue normally; returns how many. */
  release(scope?: string): number {
    const freed = this.held.filter((held) => scope === undefined || held.scope === scope);
    for (const held of freed) {
      this.held.splice(this.held.indexOf(held), 1);
      held.release();
    }
    return freed.length;
  }

  #hold(scope: string | undefined): Promise<void> {
    return new Promise((resolve) => this.held.push({ scope, release: resolve }));
  }
}

/** Ends the connection without a word. */
export function hangUp(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.destroy();
}

export function scopeOf({ headers }: FastifyRequest): string | undefined {
  const scope = headers[SCOPE_HEADER];
  return typeof scope === 'string' ? scope : undefined;
}

function isMeant(fault: Fault, { method, url, routeOptions }: FastifyRequest, scope: string | undefined): boolean {
  if (fault.scope !== undefined && fault.scope !== scope) return false;
  const [wantedMethod, path = ''] = fault.call.split(' ');
  const isPath = [routeOptions.url, url.split('?')[0]].includes(`/api${path.replace(/\{(\w+)\}/g, ':$1')}`);
  return wantedMethod === method && isPath;
}

function refusal(answer: Fault['answer'], requestId: string): AppError {
  if (answer === '401') return signInFirst();
  if (answer === '429') return tooManyRequests(2);
  if (answer === '500') return internalError(requestId);
  if (answer === '503') return unavailable();
  return new AppError(400, 'fault.refused', { en: 'The server refuses this call.', sr: 'Server odbija ovaj poziv.' });
}
