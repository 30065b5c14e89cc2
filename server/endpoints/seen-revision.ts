import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * The revision of the record that the person saw, from `If-Revision-Match`; null without the header, and for a call without
 * revisions. Throws revisionMissing where it is required, or revisionMalformed.
 */
export function readSeenRevision(headers: IncomingHttpHeaders, wanted: Endpoint['revision']): number | null {
  if (wanted === undefined) return null;
  const revision = headers['if-revision-match'];
  if (revision === undefined) {
    if (wanted === 'required') throw revisionMissing();
    return null;
  }
  // A repeated header arrives joined by a comma.
  if (typeof revision !== 'string' || !/^[1-9]\d{0,8}$/.test(revision)) throw revisionMalformed();
  return Number(revision);
}

const revisionMissing = () =>
  new AppError(428, 'record.revision_missing', {
    en: 'The If-Revision-Match header must say which revision was seen.',
    sr: 'Zaglavlje If-Revision-Match mora da kaže koja je revizija viđena.',
  });

const revisionMalformed = () =>
  new AppError(400, 'request.revision_match', {
    en: 'The If-Revision-Match header must be the number of a revision.',
    sr: 'Zaglavlje If-Revision-Match mora da bude broj revizije.',
  });
