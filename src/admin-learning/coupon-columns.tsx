import type { ListedCoupon } from '#contract/coupons/admin-coupons.contract.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State } from '#design-system/state/state.tsx';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { formatMoment } from '#locales/dates.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import type { List } from '../admin/list/use-list.ts';
import { RecordLink } from '../admin/parts/record-link.tsx';
import { RecordState } from '../admin/record/record-state.tsx';
import type { CouponsPlace } from './coupons-address.ts';

/** The columns of the list of coupons. */
export function useCouponColumns(list: List<CouponsPlace, ListedCoupon>): readonly ListColumn<ListedCoupon>[] {
  const t = useTexts(adminLearningTexts);
  const language = useLanguage();
  return [
    {
      key: 'name',
      header: t('coupons.name'),
      heading: true,
      rowHeader: true,
      sortable: true,
      cell: ({ pk, name }) => (
        <RecordName>
          <RecordLink list={list} id={pk} name={name} />
        </RecordName>
      ),
    },
    {
      key: 'percent_off',
      header: t('coupons.percent'),
      sortable: true,
      align: 'end',
      phone: 'corner',
      cell: ({ percent_off: percent }) => t('coupon.percent', { percent }),
    },
    {
      key: 'used',
      header: t('coupons.used'),
      align: 'end',
      phone: 'beside',
      cell: ({ used }) => (
        <>
          <span className="cards:hidden">{grouped(language, used)}</span>
          <span className="rows:hidden">{t('coupons.usedTimes', { count: used })}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('coupons.state'),
      phone: 'foot',
      cell: ({ pk, active }) => (
        <RecordState kind="coupon" id={pk}>
          <State tone={active ? 'on' : 'off'}>{t(active ? 'coupons.on' : 'coupons.off')}</State>
        </RecordState>
      ),
    },
    {
      key: 'changed',
      header: t('coupons.changed'),
      sortable: true,
      extra: true,
      cell: ({ changed }) => [formatMoment(changed.at), changed.by?.name].filter(Boolean).join(', '),
    },
  ];
}
