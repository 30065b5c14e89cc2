import { useQueryClient } from '@tanstack/react-query';
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
import type { EditedRecord } from '#machines/records/record-draft.ts';
import { NEW } from '../admin/list-address.ts';
import { useRecordWatch } from '../admin/pulse.ts';
import { RecordDrawer } from '../admin/record-drawer.tsx';
import { RecordText } from '../admin/record-fields.tsx';
import { useRecord } from '../admin/use-record.ts';
import { readAgain } from '../api/query.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { useMe } from '../session/session.queries.ts';
import { isKept } from './kept-picture.ts';
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

/** The form of a provider, over its list. */
export function ProviderDrawer(props: ProviderDrawerProps) {
  const t = useTexts(adminBenefitsTexts);
  const { form, name } = useProviderForm(props);
  return (
    <RecordDrawer form={form} title={name}>
      <RecordText name="name" required maxLength={PROVIDER_NAME.most} hint={t('provider.nameHint')} />
      <ProviderTwin />
      <RecordText name="website" inputMode="url" maxLength={MOST_OF_WEBSITE} hint={t('provider.websiteHint')} />
      <ProviderPicture />
      {props.open !== NEW && <ProviderOffer id={Number(props.open)} name={name} />}
    </RecordDrawer>
  );
}

function useProviderForm({ open, mayWrite, onClose }: ProviderDrawerProps) {
  const t = useTexts(adminBenefitsTexts);
  const { id: person } = useMe();
  const toasts = useToasts();
  const client = useQueryClient();
  const [calls] = useState(() => providerCalls(open));
  const [name, setName] = useState(open === NEW ? t('providers.make') : t('provider.title'));
  const read = async (signal: AbortSignal) => {
    const record = await calls.read(signal);
    if (open !== NEW) setName(typedIn(record.fields).name);
    return record;
  };
  const saved = ({ fields }: EditedRecord) => {
    void readAgain(client, [listProviders, getProvider, getProviderImpact, listProviderChanges]);
    if (open !== NEW) return setName(typedIn(fields).name);
    toasts.show({ tone: 'success', text: t('provider.added', { name: typedIn(fields).name }) });
    onClose();
  };
  const watch = useRecordWatch('provider', open);
  const form = useRecord({
    place: { person, kind: 'provider', id: open },
    name,
    path: `${location.pathname}?open=${open}`,
    fields: useProviderFields(),
    problemsOf: providerProblems,
    history:
      open === NEW
        ? undefined
        : {
            call: listProviderChanges,
            params: { id: Number(open) },
            fields: {
              active: { label: t('providers.state'), shown: (on) => t(on ? 'providers.on' : 'providers.off') },
            },
          },
    // The server's own words stay.
    sayProblem: (problem) => (problem in PROBLEMS ? t(PROBLEMS[problem as keyof typeof PROBLEMS]) : problem),
    mayWrite,
    watch,
    read,
    save: calls.save,
    onSaved: saved,
    onClosed: onClose,
  });
  return { form, name };
}

function useProviderFields() {
  const t = useTexts(adminBenefitsTexts);
  const shown = (picture: unknown) =>
    typeof picture === 'string' ? t(isKept(picture) ? 'provider.pictureNew' : 'provider.pictureOne') : '';
  return {
    name: { label: t('providers.name'), text: 'line' as const },
    website: { label: t('providers.website'), text: 'line' as const },
    picture: { label: t('providers.picture'), shown },
    twin: { label: t('provider.twinAccept') },
  };
}
