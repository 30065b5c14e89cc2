import { useState } from 'react';
import {
  getProvider,
  getProviderImpact,
  listProviderChanges,
  listProviders,
} from '#contract/providers/admin-providers.contract.ts';
import { MOST_OF_WEBSITE, PROVIDER_NAME } from '#contract/providers/providers.rules.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/parts/list-address.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordText } from '../admin/record/record-fields.tsx';
import { useListedRecord } from '../admin/record/use-listed-record.ts';
import { useMe } from '../session/session.queries.ts';
import { isDraftPicture } from './draft-picture.ts';
import { providerCalls } from './provider-calls.ts';
import { ProviderOffer } from './provider-offer.tsx';
import { ProviderPicture } from './provider-picture.tsx';
import { providerProblems, typedIn } from './provider-record.ts';
import { ProviderTwin } from './provider-twin.tsx';

const PROBLEMS = {
  required: 'provider.required',
  short: 'provider.short',
  long: 'provider.long',
  address: 'provider.address',
} as const;

interface ProviderDrawerProps {
  /** The number of the provider, or `new`. */
  open: string;
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of a provider, opened over the list. */
export function ProviderDrawer(props: ProviderDrawerProps) {
  const t = useTexts(adminBenefitsTexts);
  const { form, name } = useProviderForm(props);
  return (
    <RecordDrawer form={form} title={name}>
      <RecordText name="name" required maxLength={PROVIDER_NAME.most} hint={t('provider.nameHint')} />
      <ProviderTwin />
      <RecordText name="website" inputMode="url" maxLength={MOST_OF_WEBSITE} hint={t('provider.websiteHint')} />
      <ProviderPicture />
      {props.open !== NEW && <ProviderOffer id={Number(props.open)} />}
    </RecordDrawer>
  );
}

function useProviderForm({ open, mayWrite, onClose }: ProviderDrawerProps) {
  const t = useTexts(adminBenefitsTexts);
  const { id: person } = useMe();
  const [calls] = useState(() => providerCalls(open, person));
  return useListedRecord({
    kind: 'provider',
    watched: 'provider',
    open,
    title: t(open === NEW ? 'providers.make' : 'provider.title'),
    nameOf: (fields) => typedIn(fields).name,
    changes: [listProviders, getProvider, getProviderImpact, listProviderChanges],
    added: (name) => t('provider.added', { name }),
    fields: useProviderFields(),
    problemsOf: providerProblems,
    history: {
      call: listProviderChanges,
      params: { id: Number(open) },
      fields: { active: { label: t('providers.state'), shown: (on) => t(on ? 'providers.on' : 'providers.off') } },
    },
    // A message of the server is shown unchanged.
    sayProblem: (problem) => (problem in PROBLEMS ? t(PROBLEMS[problem as keyof typeof PROBLEMS]) : problem),
    mayWrite,
    read: calls.read,
    findAdded: calls.findAdded,
    save: calls.save,
    answerLimit: calls.answerLimit,
    onClose,
  });
}

function useProviderFields() {
  const t = useTexts(adminBenefitsTexts);
  const shown = (picture: unknown) =>
    typeof picture === 'string' ? t(isDraftPicture(picture) ? 'provider.pictureNew' : 'provider.pictureOne') : '';
  return {
    name: { label: t('providers.name'), text: 'line' as const },
    website: { label: t('providers.website'), text: 'line' as const },
    picture: { label: t('providers.picture'), shown },
    twin: { label: t('provider.twinAccept') },
  };
}
