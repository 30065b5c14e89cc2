import type { FastifyInstance } from 'fastify';
import {
  exportGifts,
  getGift,
  giveBudget,
  type ListedGift,
  listGiftPeople,
  listGifts,
  previewGift,
  previewTakeBack,
  readGiftChoices,
  stopGift,
  takeBackGift,
} from '#contract/gifts/gifts.contract.ts';
import { type Minor, toMajor, toMinor } from '#contract/money/money.rules.ts';
import { readIdempotencyKey } from '../endpoints/idempotency-key.ts';
import { pageAnswer } from '../endpoints/page-answer.ts';
import { serve } from '../endpoints/serve.ts';
import { exportRecords } from '../records/export-records.ts';
import { readRecords, recordsAnswer } from '../records/record-list.ts';
import { choiceOf } from './gift-choice.ts';
import { readChoices } from './gift-choices.ts';
import * as detail from './gift-detail.ts';
import { exportedGifts, GIFTS_FILE, giftList, toListed } from './gift-list.ts';
import { twoDecimals } from './gifts.errors.ts';
import * as gifts from './gifts.service.ts';
import * as previews from './preview-gift.ts';
import * as stops from './stop-gift.ts';
import * as takeBacks from './take-back.ts';
import * as effects from './take-back-effect.ts';

/** The calls by which a company admin gives budgets to people of their own company. */
export function giftRoutes(app: FastifyInstance): void {
  serve(app, giveBudget, ({ database, caller, body, request, now }) => {
    const { category = null, note = '', seen = null } = body;
    const amount = inMinor(body.amount);
    const idempotencyKey = readIdempotencyKey(request.headers);
    const gift = { ...choiceOf(body), category, amount, note, seen, idempotencyKey };
    return gifts.giveBudget(database, caller, gift, now);
  });

  serve(app, previewGift, ({ database, caller, body, now }) => {
    const { category = null } = body;
    const amount = body.amount === undefined ? null : inMinor(body.amount);
    return previews.previewGift(database, caller, { ...choiceOf(body), category, amount }, now);
  });

  serve(app, listGifts, async ({ database, caller, query }) => {
    const list = giftList(caller.companyId);
    const found = await readRecords<ListedGift, typeof query>(database, list, query);
    return recordsAnswer(listGifts.path, query, Object.assign(found, { results: found.results.map(toListed) }));
  });

  serve(app, exportGifts, (call) => exportRecords(call, exportedGifts(call.caller.companyId), GIFTS_FILE));

  serve(app, readGiftChoices, ({ database, caller }) => readChoices(database, caller.companyId));

  serve(app, getGift, ({ database, caller, params: { id } }) => detail.readGift(database, caller.companyId, id));

  serve(app, listGiftPeople, async ({ database, caller, params: { id }, query }) => {
    const { count, results } = await detail.listGiftPeople(database, caller.companyId, id, query);
    return pageAnswer(listGiftPeople.path.replace('{id}', String(id)), query, count, results);
  });

  serve(app, stopGift, ({ database, caller, params: { id }, now }) => stops.stopGift(database, caller, id, now));

  serve(app, previewTakeBack, ({ database, caller, params: { id }, body: { people }, now }) =>
    effects.previewTakeBack(database, caller, { id, people, now }),
  );

  serve(app, takeBackGift, ({ database, caller, params: { id }, body, request, now }) => {
    const idempotencyKey = readIdempotencyKey(request.headers);
    return takeBacks.takeBack(database, caller, { ...body, id, idempotencyKey }, now);
  });
}

function inMinor(major: number): Minor {
  const amount = toMinor(major);
  if (toMajor(amount) !== major) throw twoDecimals();
  return amount;
}
