import * as z from 'zod/mini';
import { CATEGORY_ICONS } from '../categories/category-icons.ts';
import { listOfChanges } from '../changes/changes.contract.ts';
import { defineEndpoint, idParams } from '../endpoint.ts';
import { endingBody, impactOf } from '../records/ending.contract.ts';
import { lastChanged, recordsQuery, state } from '../records/record-list.contract.ts';
import { revision } from '../records/records.contract.ts';
import { MOST_CATEGORIES } from './category.rules.ts';

const parentId = z
  .nullable(z.int())
  .check(z.describe('The category that it is a part of; null for one of the first level.'));

const category = z.object({
  id: z.int(),
  parent_id: parentId,
  name_sr: z.string(),
  name_en: z.string(),
  icon: z.string().check(z.describe('The name of a drawing; a part shows that of its category.')),
  private: z
    .boolean()
    .check(z.describe('What is bought of it is nobody’s business: corporate reports name no benefit of it.')),
  active: z.boolean(),
  revision,
  changed_at: z.string(),
});

/** A category as administrators edit it. */
export type AdminCategory = z.infer<typeof category>;

const editedCategory = z.extend(category, { changed: lastChanged });

export type EditedCategory = z.infer<typeof editedCategory>;

const part = z.extend(z.omit(category, { changed_at: true }), {
  benefits: z.int().check(z.describe('Those on offer; of a category with its parts.')),
  withdrawn_benefits: z.int().check(z.describe('Those not on offer, drafts too; of a category with its parts.')),
  has_budgets: z.boolean().check(z.describe('Whether somebody has a budget of it, of any year; never of a part.')),
  changed: lastChanged,
});

const listedCategory = z.extend(part, { children: z.array(part) });

export type ListedCategory = z.infer<typeof listedCategory>;

const ADMIN = { audience: 'admin', permission: 'platform.catalogue' } as const;

export const listAdminCategories = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/categories/',
  summary: 'All categories as a tree of two levels, each level in its order, those that are ended too.',
  answer: z.object({ results: z.array(listedCategory) }),
});

export const exportCategories = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/categories/export/',
  summary: 'The filtered categories as CSV, each part below its category: one that is found has its category above it.',
  status: 200,
  query: z.strictObject({ search: recordsQuery([]).search, state }),
});

const name = z.string().check(z.trim(), z.maxLength(500));
const icon = z.enum(CATEGORY_ICONS);

export const addCategory = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/categories/',
  summary: 'A new category, the last of its level. A part takes the drawing of its category. 409 categories.full.',
  status: 201,
  body: z.strictObject({
    parent_id: z.optional(parentId),
    name_sr: name,
    name_en: name,
    icon: z.optional(icon).check(z.describe('Needed unless it is a part.')),
    private: z.optional(z.boolean()),
  }),
  answer: category,
});

export const getCategory = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/categories/{id}/',
  summary: 'A category, with who changed it last.',
  params: idParams,
  answer: editedCategory,
});

export const listCategoryChanges = listOfChanges({
  path: '/admin/categories/{id}/changes/',
  permission: 'platform.catalogue',
  params: idParams,
});

export const changeCategory = defineEndpoint({
  ...ADMIN,
  method: 'PATCH',
  path: '/admin/categories/{id}/',
  summary:
    'Changes a category; its benefits are found by its new name, and paid from the budget of its new parent. 400 at `parent_id` where it has parts, budgets or requests of its own. 409 categories.too_many with its `benefits`.',
  revision: 'required',
  params: idParams,
  body: z.strictObject({
    parent_id: z.optional(parentId),
    name_sr: z.optional(name),
    name_en: z.optional(name),
    icon: z.optional(icon),
    private: z.optional(z.boolean()),
  }),
  answer: category,
});

const ids = z.array(z.int().check(z.gte(1))).check(z.maxLength(MOST_CATEGORIES));

export const orderCategories = defineEndpoint({
  ...ADMIN,
  method: 'PUT',
  path: '/admin/categories/order/',
  summary:
    'Puts one level in order: all of the first, or all parts of one category, ended ones too. 409 order.changed with the `ids` of now unless `seen` are these and `ids` the same in another order. No revision rises.',
  body: z.strictObject({ parent_id: parentId, ids, seen: ids }),
  answer: z.object({ ids }),
});

const impactParams = z.strictObject({
  move_to: z.optional(z.int().check(z.gte(1))).check(z.describe('Where its benefits would go.')),
});

const someBenefits = z
  .array(z.object({ id: z.int(), name_sr: z.string(), name_en: z.string() }))
  .check(z.describe('The first five of those on offer, by their Serbian names.'));

const categoryImpact = impactOf(
  z.object({
    children: z.int().check(z.describe('Parts that are not ended: they must be ended first.')),
    benefits: z.int().check(z.describe('On offer: they go to the category of `move_to`, which is needed then.')),
    withdrawn_benefits: z.int().check(z.describe('Not on offer: they go there too.')),
    some_benefits: someBenefits,
    other_budget: z
      .boolean()
      .check(z.describe('Whether its benefits would be paid from the budget of another category than now.')),
    people_with_budget: z
      .int()
      .check(
        z.describe('Those who have something left of its budget this year: it must be spent or taken back first.'),
      ),
    open_requests: z.int().check(z.describe('Not decided yet, of all companies: they must be decided first.')),
  }),
);

export type CategoryImpact = z.infer<typeof categoryImpact>;

export const getCategoryImpact = defineEndpoint({
  ...ADMIN,
  method: 'GET',
  path: '/admin/categories/{id}/impact/',
  summary: 'What it would mean to end a category. Blocked while it has parts, budgets with money, or open requests.',
  params: idParams,
  query: impactParams,
  answer: categoryImpact,
});

export const deactivateCategory = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/categories/{id}/deactivate/',
  summary:
    'Ends a category; all its benefits go to another that is not ended. `impact` is that of the same `move_to`. 409 impact.changed, categories.in_use with why, categories.too_many with its `benefits`.',
  status: 200,
  revision: 'required',
  params: idParams,
  body: z.extend(endingBody, {
    move_to: z.optional(z.int().check(z.gte(1))).check(z.describe('Needed where it has benefits, on offer or not.')),
  }),
  answer: category,
});

export const reactivateCategory = defineEndpoint({
  ...ADMIN,
  method: 'POST',
  path: '/admin/categories/{id}/reactivate/',
  summary: 'Takes a category back. 409 categories.parent_ended for a part of one that is ended.',
  status: 200,
  revision: 'required',
  params: idParams,
  answer: category,
});
