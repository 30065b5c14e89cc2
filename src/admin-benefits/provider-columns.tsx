import type { ListedProvider } from '#contract/providers/admin-providers.contract.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import { PictureFrame } from '../ground/picture-frame.tsx';
import { hostOf } from './host-of.ts';
import type { ProvidersPlace } from './providers-address.ts';

/** The columns of the list of providers. */
export function useProviderColumns(list: List<ProvidersPlace, ListedProvider>): readonly ListColumn<ListedProvider>[] {
  const t = useTexts(adminBenefitsTexts);
  const language = useLanguage();
  return [
    {
      key: 'name',
      header: t('providers.name'),
      heading: true,
      rowHeader: true,
      face: () => 'picture',
      sortable: true,
      cell: ({ id, name, picture }) => (
        <RecordName leading={<PictureFrame image={picture} className="aspect-auto size-full rounded-none" />}>
          <RecordLink list={list} id={id} name={name} />
        </RecordName>
      ),
    },
    {
      key: 'website',
      header: t('providers.website'),
      phone: 'beside',
      cell: ({ website }) =>
        website ? <Website address={website} /> : <span className="rows:hidden">{t('providers.noWebsite')}</span>,
    },
    {
      key: 'benefits',
      header: t('providers.benefits'),
      sortable: true,
      align: 'end',
      phone: 'corner',
      cell: ({ benefits }) => (
        <>
          <span className="cards:hidden">{grouped(language, benefits)}</span>
          <span className="rows:hidden">{t('providers.offers', { count: benefits })}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('providers.state'),
      phone: 'foot',
      cell: ({ id, active, picture }) => (
        <RecordState kind="provider" id={id}>
          {active && picture === null ? (
            <State tone="waiting">{t('providers.noPicture')}</State>
          ) : (
            <State tone={active ? 'on' : 'off'}>{t(active ? 'providers.on' : 'providers.off')}</State>
          )}
        </RecordState>
      ),
    },
    {
      key: 'changed',
      header: t('providers.changed'),
      sortable: true,
      extra: true,
      cell: ({ changed }) => [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', '),
    },
  ];
}

/** The host as a link; the browser's status bar shows the whole address. */
const Website = ({ address }: { address: string }) => (
  <a
    href={address}
    target="_blank"
    rel="noopener noreferrer"
    className="target text-ink-muted hover:text-ink hover:underline hover:underline-offset-4"
  >
    {hostOf(address)}
  </a>
);
