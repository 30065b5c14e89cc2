import { convertedIn, unitPriceOf } from '../benefits/price-texts.ts';
import { sql, type Text } from '../database/text.ts';
import { STATE } from './benefit-list.ts';
import { companiesOf } from './stored-benefit.ts';

/** The companies that a benefit `b` is for, as the wire has them. */
export const COMPANIES = sql`case when b.for_all_companies then 'null'::jsonb else ${companiesOf} end`;

/**
 * Which change would end a subscription: the benefit is no longer on offer, no longer sold monthly, or no longer for the company.
 */
export type EndsBy = 'state' | 'sold' | 'companies';

/**
 * SQL of the change by which a benefit `b` would end a subscription, which only the form of the benefit may do (decision 124);
 * null where no subscription ends, or it had ended before. `becomes` has the fields that change, by the names of the wire.
 */
export const endsBy = (becomes: Text): Text => sql`(
  select min(case when becoming.state <> 'offered' then 'state' when not ${isSold('becoming')} then 'sold' else 'companies' end)
  from subscriptions s join companies payer on payer.id = s.company_id,
    lateral jsonb_to_record(${AS_IT_IS}) was ${FIELDS},
    lateral jsonb_to_record(${AS_IT_IS} || ${becomes}) becoming ${FIELDS}
  where s.benefit_id = b.id and s.ended_at is null and ${isHad('was')} and not ${isHad('becoming')})`;

const AS_IT_IS = sql`jsonb_build_object('state', ${STATE}, 'kind', b.kind, 'monthly', b.monthly, 'price', b.price / 100.0,
  'currency', b.currency, 'discount', b.discount, 'companies', ${COMPANIES})`;

const FIELDS = sql`(state text, kind text, monthly boolean, price numeric, currency currency, discount integer, companies jsonb)`;

type Fields = 'was' | 'becoming';

// As `maySubscribe` of the contract, and `priceMonth`, which ends a subscription whose price rounds to zero in the currency of
// the paying company.
function isSold(fields: Fields): Text {
  const of = (field: string) => sql.raw(`${fields}.${field}`);
  const price = convertedIn(sql`round(${of('price')} * 100)::bigint`, of('currency'), sql`payer.currency`);
  return sql`(${of('monthly')} and ${of('kind')} = 'flexible' and ${of('price')} is not null and ${of('discount')} < 100
    and ${unitPriceOf(price, of('discount'))} > 0)`;
}

function isHad(fields: Fields): Text {
  const of = (field: string) => sql.raw(`${fields}.${field}`);
  return sql`(${of('state')} = 'offered' and ${isSold(fields)}
    and (${of('companies')} is null or ${of('companies')} @> to_jsonb(s.company_id)))`;
}
