import {
  type CompanyImpact,
  deactivateCompany,
  getCompany,
  getCompanyImpact,
  type ListedCompany,
  listCompanies,
  listCompanyChanges,
  reactivateCompany,
} from '#contract/admin-companies/admin-companies.contract.ts';
import { type Currency, toMinor } from '#contract/money/money.rules.ts';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { readTogether, reasoned } from '../admin/endings/ending-calls.ts';
import type { EndingKind } from '../admin/endings/ending-kind.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { Money } from '../money/money.tsx';

/** The consequences of deactivating a company, with its currency. */
export type CompanyEffects = CompanyImpact['effects'] & { currency: Currency };

/** Calls and texts of deactivating a company and reactivating it. */
export function useCompanyEnding(): EndingKind<ListedCompany, CompanyEffects> {
  const t = useTexts(adminCompaniesTexts);
  return {
    idOf: ({ id }) => id,
    read: readEnding,
    end: ({ id }, tried) => callEndpoint(deactivateCompany, { ...recordAt(id, tried.seen), body: reasoned(tried) }),
    restore: ({ id }, seen) => callEndpoint(reactivateCompany, recordAt(id, seen)),
    wordsOf: ({ name }) => ({
      title: t('end.title', { name }),
      confirm: t('end.confirm'),
      cancel: t('end.cancel'),
      over: t('end.over'),
      consequences: (effects) => <Consequences {...effects} />,
      moved: ({ people }, before) => (people === before.people ? '' : t('end.moved', { count: people })),
      fields: { reason: { need: 'required' } },
    }),
    ended: ({ name }) => t('end.done', { name }),
    restored: ({ name }) => t('end.restored', { name }),
    changes: [listCompanies, getCompany, getCompanyImpact, listCompanyChanges],
  };
}

async function readEnding({ id, currency }: ListedCompany, signal: AbortSignal) {
  const input = { params: { id }, signal };
  const read = await readTogether(callEndpoint(getCompany, input), callEndpoint(getCompanyImpact, input));
  return { ...read, effects: { ...read.effects, currency } };
}

/** The reason why it is impossible, or the consequences for its people and their money. */
function Consequences({ own, last_owner, ...effects }: CompanyEffects) {
  const t = useTexts(adminCompaniesTexts);
  if (own) return <p>{t('end.own')}</p>;
  if (last_owner) return <p>{t('end.lastOwner')}</p>;
  const { people, invitations, open_requests, subscriptions, open_orders, left, held, currency } = effects;
  const lines = [
    people > 0 && t('end.people', { count: people }),
    invitations > 0 && t('end.invitations', { count: invitations }),
    open_requests > 0 && t('end.requests', { count: open_requests }),
    subscriptions > 0 && t('end.subscriptions', { count: subscriptions }),
    open_orders > 0 && t('end.orders', { count: open_orders }),
  ].filter((line) => line !== false);
  return (
    <>
      {lines.length === 0 && <p>{t('end.empty')}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {left + held > 0 && (
        <p>
          {t('end.money')} <Money amount={toMinor(left + held)} currency={currency} size={14} />
        </p>
      )}
      <p>{t('end.back')}</p>
    </>
  );
}
