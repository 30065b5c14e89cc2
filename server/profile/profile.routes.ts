import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/profile/profile.contract.ts';
import { budgetYear } from '../budgets/budget-year.ts';
import type { Caller } from '../caller/caller.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { notFound } from '../errors/request.errors.ts';
import { putFile } from '../files/files.service.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import { readMe } from '../users/read-me.ts';
import { changePassword } from './change-password.ts';
import { endDevice, endOtherDevices, listDevices } from './devices.ts';
import { beginOneTimeCode, confirmOneTimeCode, endOneTimeCode } from './one-time-code.ts';
import { readPicture, setPicture } from './picture.ts';

// A new picture has a new address.
const FOR_EVER = 'private, max-age=31536000, immutable';

export function profileRoutes(app: FastifyInstance): void {
  const { companyAdminUrl } = app.shop.config;
  const me = (caller: Caller, now: Date) =>
    readMe(app.shop.database, caller, { year: budgetYear(now), companyAdminUrl });

  serve(app, calls.setPicture, async ({ database, storage, caller, file, now }) => {
    const put = await putFile(storage, caller, { file, now });
    await setPicture(database, caller, { put, now });
    return me(caller, now);
  });

  serve(app, calls.removePicture, async ({ database, caller, now }) => {
    await setPicture(database, caller, { put: null, now });
    return me(caller, now);
  });

  app.get('/files/pictures/*', async ({ url }, reply) => {
    const { database, storage } = app.shop;
    const picture = await readPicture(database, url.split('?')[0] ?? '');
    if (!picture) throw notFound();
    return sendStoredFile(reply, storage, picture, FOR_EVER);
  });

  serve(app, calls.changePassword, ({ database, caller, body, now }) => changePassword(database, caller, body, now));

  serve(app, calls.beginOneTimeCode, ({ database, caller, body, now }) =>
    beginOneTimeCode(database, caller, { ...body, now }),
  );

  serve(app, calls.confirmOneTimeCode, async ({ database, caller, body, now }) => ({
    recovery_codes: await confirmOneTimeCode(database, caller, { ...body, now }),
  }));

  serve(app, calls.endOneTimeCode, ({ database, caller, body, now }) =>
    endOneTimeCode(database, caller, { ...body, now }),
  );

  serve(app, calls.listDevices, async ({ database, caller, query, now }) => {
    const { count, results } = await listDevices(database, caller, query, now);
    return pageAnswer(calls.listDevices.path, query, count, results);
  });

  serve(app, calls.endDevice, ({ database, caller, params }) => endDevice(database, caller, params.id));

  serve(app, calls.endOtherDevices, ({ database, caller }) => endOtherDevices(database, caller));
}
