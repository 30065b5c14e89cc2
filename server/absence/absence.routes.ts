import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/absence/absence.contract.ts';
import { serve } from '../endpoints/serve.ts';
import * as absences from './absence.service.ts';

/** Calls about the absences of reviewers. */
export function absenceRoutes(app: FastifyInstance): void {
  serve(app, calls.getAbsence, ({ database, caller, now }) => absences.readAbsence(database, caller, now));

  serve(app, calls.setAbsence, ({ database, caller, body, now }) => absences.setAbsence(database, caller, body, now));

  serve(app, calls.endAbsence, ({ database, caller, now }) => absences.endAbsence(database, caller, now));
}
