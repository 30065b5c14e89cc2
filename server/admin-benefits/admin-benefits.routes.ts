import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/admin-benefits/admin-benefits.contract.ts';
import type { Acting } from '../caller/caller.ts';
import { recordChanges } from '../changes/record-changes.ts';
import type { Database } from '../database/database.ts';
import { serve } from '../endpoints/serve.ts';
import { notFound } from '../errors/request.errors.ts';
import { putFile } from '../files/files.service.ts';
import { sendStoredFile } from '../files/send-stored-file.ts';
import type { Storage } from '../files/storage.ts';
import type { UploadedFile } from '../files/uploaded-file.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { startExport } from '../tasks/export-task.ts';
import { copyBenefit, insertBenefit } from './author-benefit.ts';
import { benefitCounts } from './benefit-counts.ts';
import { BENEFITS_EXPORTED, BENEFITS_FILE, BENEFITS_IN_TASK } from './benefit-file.ts';
import { BENEFITS, listedOf, readCompanies } from './benefit-list.ts';
import { previewBenefit } from './preview-benefit.ts';
import { changeBenefit } from './save-benefit.ts';
import { findBenefitFile, keepFile } from './send-benefit-file.ts';
import { offerBenefit, readAround, readImpact, withdrawBenefit } from './show-benefit.ts';
import { readBenefit } from './stored-benefit.ts';

const FOR_EVER = 'private, max-age=31536000, immutable';

/** Benefits, for administrators. */
export function adminBenefitRoutes(app: FastifyInstance): void {
  serve(app, calls.listAdminBenefits, async ({ database, caller, query }) => {
    const list = BENEFITS[caller.language];
    const counts = benefitCounts(database, caller, query);
    const found = await readRecords<calls.ListedBenefit, typeof query>(database, list, query, counts);
    return recordsAnswer(
      calls.listAdminBenefits.path,
      query,
      Object.assign(found, { results: found.results.map(listedOf) }),
    );
  });

  serve(app, calls.exportBenefits, (call) =>
    exportRecords(call, BENEFITS_EXPORTED[call.caller.language], BENEFITS_FILE),
  );

  serve(app, calls.exportBenefitsInTask, (call) => startExport(call, BENEFITS_IN_TASK));

  serve(app, calls.listBenefitCompanies, ({ database }) => readCompanies(database));

  serve(app, calls.previewBenefit, ({ database, caller, body, now }) =>
    previewBenefit(database, body, { sender: caller, now }),
  );

  serve(app, calls.addBenefit, ({ database, caller, body, now }) =>
    insertBenefit(database, { admin: caller, fields: body, now }),
  );

  serve(app, calls.getAdminBenefit, async ({ database, params }) => {
    const benefit = await readBenefit(database, params.id);
    return Object.assign(benefit, await readAround(database, params.id));
  });

  serve(app, calls.listBenefitChanges, ({ database, params, query }) =>
    recordChanges(database, { kind: 'benefit', recordId: params.id, path: calls.listBenefitChanges.path, query }),
  );

  serve(app, calls.changeBenefit, ({ database, caller, params, body, seen, now }) =>
    changeBenefit(database, { admin: caller, fields: body, id: params.id, seen, now }),
  );

  serve(app, calls.copyBenefit, ({ database, caller, params, now }) =>
    copyBenefit(database, { admin: caller, id: params.id, now }),
  );

  serve(app, calls.addBenefitPicture, async (call) => pictureOf(await kept(call, 'picture', call.params.id)));

  serve(app, calls.keepBenefitPicture, async (call) => pictureOf(await kept(call, 'picture', null)));

  serve(app, calls.addBenefitFile, async (call) => fileOf(await kept(call, 'promo', call.params.id)));

  serve(app, calls.keepBenefitFile, async (call) => fileOf(await kept(call, 'promo', null)));

  serve(app, calls.getBenefitImpact, ({ database, params }) => readImpact(database, params.id));

  serve(app, calls.withdrawBenefit, ({ database, caller, params, body, seen, now }) =>
    withdrawBenefit(database, { admin: caller, id: params.id, seen, now, impact: body.impact, reason: body.reason }),
  );

  serve(app, calls.offerBenefit, ({ database, caller, params, seen, now }) =>
    offerBenefit(database, { admin: caller, id: params.id, seen, now }),
  );

  app.get('/files/benefits/*', async ({ url }, reply) => {
    const file = await findBenefitFile(app.shop.database, url.split('?')[0] ?? '');
    if (!file) throw notFound();
    return sendStoredFile(reply, app.shop.storage, file, FOR_EVER);
  });
}

/** Arguments of a call that uploads a picture or a file. */
interface Sent {
  database: Database;
  storage: Storage;
  caller: Acting;
  file: UploadedFile;
  now: Date;
}

/** Stores the bytes first, then the row that says which benefit they belong to. */
async function kept(
  { database, storage, caller, file, now }: Sent,
  kind: 'picture' | 'promo',
  benefitId: number | null,
) {
  const put = await putFile(storage, caller, { file, now });
  return keepFile(database, { admin: caller, benefitId, kind, put });
}

type Kept = Awaited<ReturnType<typeof kept>>;

const pictureOf = ({ id, address }: Kept) => ({ id, image: address });
const fileOf = ({ id, address, name, size }: Kept) => ({ id, file: address, name, size });
