import { Link } from 'react-router-dom';
import {
  deactivateProvider,
  getProvider,
  getProviderImpact,
  type ListedProvider,
  listProviderChanges,
  listProviders,
  type ProviderImpact,
  reactivateProvider,
} from '#contract/providers/admin-providers.contract.ts';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { readTogether, reasoned } from '../admin/endings/ending-calls.ts';
import type { EndingKind } from '../admin/endings/ending-kind.ts';
import { recordAt } from '../admin/parts/at-revision.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { benefitPage, benefitsBy } from './benefit-address.ts';

type Effects = ProviderImpact['effects'];

/** Calls and texts of deactivating a provider and reactivating it. */
export function useProviderEnding(): EndingKind<ListedProvider, Effects> {
  const t = useTexts(adminBenefitsTexts);
  return {
    idOf: ({ id }) => id,
    read: ({ id }, signal) => {
      const input = { params: { id }, signal };
      return readTogether(callEndpoint(getProvider, input), callEndpoint(getProviderImpact, input));
    },
    end: ({ id }, tried) => callEndpoint(deactivateProvider, { ...recordAt(id, tried.seen), body: reasoned(tried) }),
    restore: ({ id }, seen) => callEndpoint(reactivateProvider, recordAt(id, seen)),
    wordsOf: ({ id, name }) => ({
      title: t('end.title', { name }),
      confirm: t('end.confirm'),
      cancel: t('end.cancel'),
      over: t('end.over'),
      consequences: (effects) => <Consequences id={id} effects={effects} />,
      moved: ({ benefits }, before) => (benefits === before.benefits ? '' : t('end.moved', { count: benefits })),
      fields: { reason: { need: 'required' } },
    }),
    ended: ({ name }) => t('end.done', { name }),
    restored: ({ name }) => t('end.restored', { name }),
    changes: [listProviders, getProvider, getProviderImpact, listProviderChanges],
  };
}

/** What must be done first, or what stays unchanged. */
function Consequences({ id, effects }: { id: number; effects: Effects }) {
  const { benefits, some_benefits: some, withdrawn_benefits: withdrawn } = effects;
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  if (benefits === 0) {
    return (
      <>
        <p>{t('end.hidden')}</p>
        {withdrawn > 0 && <p>{t('end.withdrawn', { count: withdrawn })}</p>}
        <p>{t('end.back')}</p>
      </>
    );
  }
  return (
    <>
      <p>{t('end.blocked', { count: benefits })}</p>
      <ul className="grid gap-1">
        {some.map((benefit) => (
          <li key={benefit.id}>
            <TextLink asChild inline>
              <Link to={benefitPage(benefit.id)}>{nameIn(language, benefit)}</Link>
            </TextLink>
          </li>
        ))}
      </ul>
      {benefits > some.length && (
        <p>
          {t('offer.more', { count: benefits - some.length })}.{' '}
          <TextLink asChild inline>
            <Link to={`${benefitsBy('provider', id)}&state=offered`}>{t('end.show')}</Link>
          </TextLink>
        </p>
      )}
    </>
  );
}
