import type { BodyOf } from '#contract/endpoint.ts';
import type { giveBudget, previewGift } from '#contract/gifts/gifts.contract.ts';
import { toMajor } from '#contract/money/money.rules.ts';
import { writtenMany } from '#contract/records/many.rules.ts';
import { readAmount } from '#contract/requests/requests.rules.ts';
import type { GiftDraft, GiveTry, Whom } from '#machines/gifts/gift.machine.ts';

type Preview = BodyOf<typeof previewGift>;

/** The body of the preview; it has an amount only where a valid one is typed. */
export function previewBody({ whom, withInvited, category, amount }: GiftDraft): Preview {
  const read = readAmount(amount);
  const body: Preview = whomBody(whom);
  if (whom.of !== 'rows') body.with_invited = withInvited;
  if (category !== null) body.category = category;
  if (read.amount !== null) body.amount = toMajor(read.amount);
  return body;
}

function whomBody(whom: Whom): Preview {
  if (whom.of === 'all') return { people: 'all' };
  if (whom.of === 'unit') return { query: { unit: writtenMany([whom.unit]) } };
  return whom.of === 'rows' ? { people: [...whom.ids] } : { query: whom.query, except: [...whom.except] };
}

/** The body of the gift, with the preview that was shown (`seen`). */
export function giveBody({ draft, seen }: GiveTry): BodyOf<typeof giveBudget> {
  const { amount = 0, ...what } = previewBody(draft);
  return Object.assign(what, { amount, note: draft.note.trim(), seen });
}
