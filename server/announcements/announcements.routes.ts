import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/announcements/announcements.contract.ts';
import { recordChanges } from '../changes/record-changes.ts';
import { serve } from '../endpoints/serve.ts';
import { notFound } from '../errors/request.errors.ts';
import { putFile } from '../files/files.service.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { findAnnouncementFile, setFile } from './announcement-files.ts';
import { ANNOUNCEMENTS } from './announcement-list.ts';
import { withLink } from './announcement-telling.ts';
import { countAudience } from './audience.ts';
import {
  changeAnnouncement,
  copyAnnouncement,
  discardAnnouncement,
  insertAnnouncement,
} from './author-announcement.ts';
import { sendAnnouncement, tryAnnouncement } from './send-announcement.ts';
import * as steps from './step-announcement.ts';
import { readEditedAnnouncement } from './stored-announcement.ts';

/** Calls of announcements of the platform to many people. */
export function announcementRoutes(app: FastifyInstance): void {
  authoring(app);
  filing(app);

  serve(app, calls.countAudience, ({ database, body, now }) => countAudience(database, body.audience, now));

  serve(app, calls.previewAnnouncement, async ({ body: { text_sr = '', text_en = '', link = '' } }) => ({
    text_sr: withLink(text_sr, link, 'SR'),
    text_en: withLink(text_en, link, 'EN'),
  }));

  serve(app, calls.testAnnouncement, ({ database, caller, params, now }) =>
    tryAnnouncement(database, { caller, id: params.id, now }),
  );

  serve(app, calls.sendAnnouncement, ({ database, caller, params, body, seen, now }) =>
    sendAnnouncement(database, Object.assign({ caller, id: params.id, seen, now }, body)),
  );

  serve(app, calls.approveAnnouncement, ({ database, caller, params, seen, now }) =>
    steps.approveAnnouncement(database, { caller, id: params.id, seen, now }),
  );

  serve(app, calls.refuseAnnouncement, ({ database, caller, params, body, now }) =>
    steps.refuseAnnouncement(database, { caller, id: params.id, reason: body.reason, now }),
  );

  for (const [call, step] of [
    [calls.cancelAnnouncement, steps.cancelAnnouncement],
    [calls.stopAnnouncement, steps.stopAnnouncement],
    [calls.resumeAnnouncement, steps.resumeAnnouncement],
    [calls.withdrawAnnouncement, steps.withdrawAnnouncement],
    [calls.copyAnnouncement, copyAnnouncement],
  ] as const)
    serve(app, call, ({ database, caller, params, now }) => step(database, { caller, id: params.id, now }));
}

function authoring(app: FastifyInstance): void {
  serve(app, calls.listAnnouncements, async ({ database, query }) => {
    const found = await readRecords<calls.ListedAnnouncement, typeof query>(database, ANNOUNCEMENTS, query);
    return recordsAnswer(calls.listAnnouncements.path, query, found);
  });

  serve(app, calls.addAnnouncement, ({ database, caller, body, now }) =>
    insertAnnouncement(database, { caller, fields: body, now }),
  );

  serve(app, calls.getAnnouncement, ({ database, caller, params }) =>
    readEditedAnnouncement(database, caller, params.id),
  );

  serve(app, calls.listAnnouncementChanges, ({ database, params, query }) => {
    const { path } = calls.listAnnouncementChanges;
    return recordChanges(database, { kind: 'announcement', recordId: params.id, path, query });
  });

  serve(app, calls.changeAnnouncement, ({ database, caller, params, body, seen, now }) =>
    changeAnnouncement(database, { caller, id: params.id, seen, fields: body, now }),
  );

  serve(app, calls.discardAnnouncement, ({ database, caller, params, seen, now }) =>
    discardAnnouncement(database, { caller, id: params.id, seen, now }),
  );
}

const FOR_EVER = 'private, max-age=31536000, immutable';

function filing(app: FastifyInstance): void {
  serve(app, calls.setAnnouncementPicture, async ({ database, storage, caller, params, file, seen, now }) => {
    const put = await putFile(storage, caller, { file, now });
    return setFile(database, { caller, id: params.id, seen, as: 'picture', put, now });
  });

  serve(app, calls.setAnnouncementAttachment, async ({ database, storage, caller, params, file, seen, now }) => {
    const put = await putFile(storage, caller, { file, now });
    return setFile(database, { caller, id: params.id, seen, as: 'attachment', put, now });
  });

  for (const [call, as] of [
    [calls.removeAnnouncementPicture, 'picture'],
    [calls.removeAnnouncementAttachment, 'attachment'],
  ] as const)
    serve(app, call, ({ database, caller, params, seen, now }) =>
      setFile(database, { caller, id: params.id, seen, as, put: null, now }),
    );

  app.get('/files/announcements/*', async ({ url }, reply) => {
    const file = await findAnnouncementFile(app.shop.database, url.split('?')[0] ?? '');
    if (!file) throw notFound();
    return sendStoredFile(reply, app.shop.storage, file, FOR_EVER);
  });
}
