import { convertedIn, unitPriceOf } from '../benefits/price-texts.ts';
import { sql, type Text } from '../database/text.ts';
import { STATE } from './benefit-list.ts';
import { companiesOf } from './stored-benefit.ts';

/** The companies that a benefit `b` is for, as the wire has them. */
export const COMPANIES = sql`case when b.for_all_companies then 'null'::jsonb else ${companiesOf} end`;

/** By what a benefit would end: it is not offered any more, cannot be had each month, or is for other companies. */
export type EndsBy = 'state' | 'sold' | 'companies';

/**
 * By what a benefit `b` would end for somebody who has it each month, which only its own form does (decision 124), in SQL: null where it
 * ends for nobody, or did so before. `becomes` has the fields that change, by the names of the wire.
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

// As `maySubscribe` of the contract, and `priceMonth`, which ends what comes to nothing in the currency of whoever pays.
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
