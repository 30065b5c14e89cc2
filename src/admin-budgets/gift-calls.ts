import {
  getGift,
  listGiftPeople,
  listGifts,
  previewGift,
  previewTakeBack,
  readGiftChoices,
} from '#contract/gifts/gifts.contract.ts';
import { listColleagues, sumColleagues } from '#contract/staff/company-people.contract.ts';
import { listCompanyTasks } from '#contract/tasks/tasks.contract.ts';

/** The calls whose answers change when a budget is given, stopped or taken back, those about people's budgets included. */
export const GIFT_CALLS = [
  listGifts,
  getGift,
  listGiftPeople,
  readGiftChoices,
  previewGift,
  previewTakeBack,
  listColleagues,
  sumColleagues,
  listCompanyTasks,
] as const;
