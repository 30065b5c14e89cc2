import type { AdminBenefit, BenefitImpact, ReadBenefit } from '#contract/admin-benefits/admin-benefits.contract.ts';
import { PLATFORM_BENEFITS } from '../benefits/of-platform.ts';
import type { Database, Transaction } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql, type Text } from '../database/text.ts';
import { notFound, requestInvalid } from '../errors/request.errors.ts';
import { checkImpact, impactOf } from '../records/impact.ts';
import { lastChangedOf } from '../records/record-list.ts';
import { problemTexts } from './benefits.errors.ts';
import { type Editing, type Held, saveBenefit } from './save-benefit.ts';
import { type Written, writeBenefit } from './written-benefit.ts';

/** The impact of withdrawing a benefit. Throws notFound. */
export async function readImpact(database: Database | Transaction, id: number): Promise<BenefitImpact> {
  const [effects] = await readEffects(database, { id });
  if (!effects) throw notFound();
  return impactOf(effects.carts + effects.subscriptions > 0 ? 'heavy' : 'harmless', effects);
}

interface Withdrawing extends Editing {
  /** Hash of the impact that was shown to the person. */
  impact: string;
  reason: string;
}

/** Takes a benefit out of the shop. Throws notFound, recordChanged, or impactChanged. */
export function withdrawBenefit(
  database: Database,
  { impact, reason, ...editing }: Withdrawing,
): Promise<AdminBenefit> {
  return saveBenefit(database, editing, {
    kind: 'benefit.withdrawn',
    reason,
    write: async (held, transaction) => {
      if (held.row.active) checkImpact(await readImpact(transaction, editing.id), impact);
      return shown(held, false, editing.now);
    },
  });
}

/** Puts a benefit on offer. Throws notFound, recordChanged, or requestInvalid with the fields that prevent it. */
export function offerBenefit(database: Database, editing: Editing): Promise<AdminBenefit> {
  return saveBenefit(database, editing, {
    kind: 'benefit.offered',
    write: (held) => shown(held, true, editing.now),
  });
}

/** A benefit as it would be on offer, or withdrawn. Throws requestInvalid with the fields that prevent an offer. */
export function shown({ row, toWrite }: Pick<Held, 'row' | 'toWrite'>, active: boolean, now: Date): Written {
  const { isProviderActive, isCategoryActive } = toWrite;
  const wrong: Record<string, 'provider' | 'category'> = {};
  if (active && !isProviderActive) wrong.provider_id = 'provider';
  if (active && !isCategoryActive) wrong.category_id = 'category';
  if (Object.keys(wrong).length > 0) throw requestInvalid(problemTexts(wrong));
  const first = active && row.offeredAt === null ? { offeredAt: now, addedAt: now } : {};
  return writeBenefit({}, Object.assign({}, row, { active }, first), toWrite);
}

/** How a benefit is used now, and who changed it last. Throws notFound. */
export async function readAround(database: Database, id: number): Promise<Pick<ReadBenefit, 'used' | 'changed'>> {
  const [around] = await countUsed(database, { id });
  if (!around) throw notFound();
  const { changed, ...used } = around;
  return { changed, used };
}

const CARTS = sql`(select count(*)::integer from cart_items i where i.benefit_id = b.id)`;
const FAVOURITES = sql`(select count(*)::integer from favourites f where f.benefit_id = b.id)`;
const SUBSCRIPTIONS = sql`(select count(*)::integer from subscriptions s where s.benefit_id = b.id and s.ended_at is null)`;

/** SQL of the companies that have the benefit `b` in carts or subscriptions, sorted by name. */
const companiesWith = (most: Text) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', first.id, 'name', first.name, 'carts', first.carts,
    'subscriptions', first.subscriptions) order by first.sort_key collate "C", first.id), '[]')
  from (
    select c.id, c.name, c.sort_key, sum(of.carts)::integer as carts, sum(of.subscriptions)::integer as subscriptions
    from (
      select i.company_id, 1 as carts, 0 as subscriptions from cart_items i where i.benefit_id = b.id
      union all
      select s.company_id, 0, 1 from subscriptions s where s.benefit_id = b.id and s.ended_at is null) of
    join companies c on c.id = of.company_id
    group by c.id, c.name, c.sort_key order by c.sort_key collate "C", c.id ${most}) first)`;

const countUsed = statement(
  'benefit_used',
  of<ReadBenefit['used'] & Pick<ReadBenefit, 'changed'>>,
  () => sql`
    select ${lastChangedOf('benefit', sql`b.id`, sql`b.changed_at`)} as changed, ${CARTS} as carts, ${FAVOURITES} as favourites, ${SUBSCRIPTIONS} as subscriptions, b.bought, ${companiesWith(sql``)} as companies
    from ${PLATFORM_BENEFITS} b where b.id = ${number('id')}`,
);

const readEffects = statement(
  'benefit_impact',
  of<BenefitImpact['effects']>,
  () => sql`
    select ${CARTS} as carts, ${FAVOURITES} as favourites, ${SUBSCRIPTIONS} as subscriptions, (
        select count(*)::integer from order_lines l join orders o on o.company_id = l.company_id and o.id = l.order_id
        where l.benefit_id = b.id and o.status in ('pending', 'in_process')) as open_orders, ${companiesWith(sql`limit 5`)} as companies
    from ${PLATFORM_BENEFITS} b where b.id = ${number('id')}`,
);
