import type { categoryNameProblem } from '#contract/admin-benefits/category.rules.ts';
import { MOST_CATEGORIES, MOST_MOVED_ALONG } from '#contract/admin-benefits/category.rules.ts';
import { AppError, type Text } from '../errors/app-error.ts';

/** The texts shown beside a field of a category, by its problem. */
export const PROBLEMS: Record<
  NonNullable<ReturnType<typeof categoryNameProblem>> | 'taken' | 'parent' | 'has_parts' | 'has_money' | 'move_to',
  Text
> = {
  required: { en: 'This field is required', sr: 'Ovo polje je obavezno' },
  short: { en: 'At least 2 characters', sr: 'Najmanje znakova: 2' },
  long: { en: 'At most 60 characters', sr: 'Najviše znakova: 60' },
  slash: { en: 'A name has no slash in it', sr: 'Naziv nema kosu crtu u sebi' },
  taken: {
    en: 'There is already a category with that name here',
    sr: 'Ovde već postoji kategorija s tim nazivom',
  },
  parent: {
    en: 'Choose a category of the first level that is not ended',
    sr: 'Izaberi kategoriju prvog nivoa koja nije ugašena',
  },
  has_parts: {
    en: 'It has sub-categories, so it stays on the first level',
    sr: 'Ima potkategorije, pa ostaje na prvom nivou',
  },
  has_money: {
    en: 'There are budgets or requests of it, so it stays on the first level',
    sr: 'Za nju postoje budžeti ili zahtevi, pa ostaje na prvom nivou',
  },
  move_to: {
    en: 'Choose a category that is not ended, for its benefits',
    sr: 'Izaberi kategoriju koja nije ugašena, za njene benefite',
  },
};

export const categoriesFull = () =>
  new AppError(409, 'categories.full', {
    en: `There are ${MOST_CATEGORIES} categories already.`,
    sr: `Već postoje sve kategorije koje mogu da postoje: ${MOST_CATEGORIES}.`,
  });

/** The change would move more benefits with the category than one transaction moves. */
export const categoryTooMany = (count: number) =>
  new AppError(
    409,
    'categories.too_many',
    {
      en: `More than ${MOST_MOVED_ALONG} benefits would go along. Move them first, in bulk.`,
      sr: `Uz nju ide više od ${MOST_MOVED_ALONG} benefita. Prvo ih premesti odjednom, iz spiska.`,
    },
    { details: { benefits: count } },
  );

/** Something must be done before the category can end; `effects` are those of its impact. */
export const categoryInUse = (effects: object) =>
  new AppError(
    409,
    'categories.in_use',
    {
      en: 'This category is still in use: it has sub-categories, money in budgets, or open requests.',
      sr: 'Ova kategorija se još koristi: ima potkategorije, novac u budžetima ili otvorene zahteve.',
    },
    { details: { effects } },
  );

export const parentEnded = () =>
  new AppError(409, 'categories.parent_ended', {
    en: 'It is a part of a category that is ended. Bring that one back first.',
    sr: 'Deo je kategorije koja je ugašena. Prvo vrati nju.',
  });
