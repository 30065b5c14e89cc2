import { exportCoupons, type ListedCoupon, listCoupons } from '#contract/coupons/admin-coupons.contract.ts';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { STATES } from '#contract/records/record-list.contract.ts';
import { adminLearningTexts } from '#locales/admin-learning/admin-learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { type Endings, useEndings } from '../admin/endings/use-endings.ts';
import { EmptyList } from '../admin/list/empty-list.tsx';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { type List, useList } from '../admin/list/use-list.ts';
import { NEW } from '../admin/parts/list-address.ts';
import { RecordSwitch } from '../admin/record/record-switch.tsx';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { useMe } from '../session/session.queries.ts';
import { useCouponColumns } from './coupon-columns.tsx';
import { CouponDrawer } from './coupon-drawer.tsx';
import { type CouponsPlace, couponsAddress, couponsFilter, couponsQuery } from './coupons-address.ts';
import { useCouponBulk } from './use-coupon-bulk.tsx';
import { type CouponEffects, useCouponEnding } from './use-coupon-ending.tsx';

/** The list of the coupons that lower the price of courses and packages. */
export function CouponsScreen() {
  const t = useTexts(adminLearningTexts);
  const list = useList({
    address: couponsAddress,
    ask: (values: CouponsPlace) => query(listCoupons, { query: couponsQuery(values) }),
    keyOf: ({ pk }) => pk,
  });
  const writes = mayWrite(useMe(), 'platform.coupons');
  const endings = useEndings(useCouponEnding());
  const { open, onClose } = useOpenRecord(list, writes);
  const bulk = useBulk(useCouponBulk());
  const columns = useCouponColumns(list);
  return (
    <>
      <RecordList
        list={list}
        title={t('coupons.title')}
        counted={(count) => t('coupons.counted', { count })}
        columns={columns}
        rowKey={({ pk }) => pk}
        nameOf={({ name }) => name}
        search={t('coupons.search')}
        filters={[
          {
            name: 'state',
            label: t('coupons.state'),
            options: STATES.map((value) => ({ value, label: t(value === 'active' ? 'coupons.on' : 'coupons.off') })),
          },
        ]}
        saved={[
          { key: 'all', label: t('coupons.all'), change: {} },
          { key: 'active', label: t('coupons.allOn'), change: { state: 'active' } },
          { key: 'inactive', label: t('coupons.allOff'), change: { state: 'inactive' } },
        ]}
        tools={<ListExport fetch={() => callForFile(exportCoupons, { query: couponsFilter(list.values) })} />}
        make={writes ? t('coupons.make') : undefined}
        bulk={writes ? bulk : undefined}
        actions={
          writes
            ? { header: t('coupons.actions'), cell: (coupon) => <Switch coupon={coupon} endings={endings} /> }
            : undefined
        }
        first={<First list={list} writes={writes} />}
      />
      {open !== null && <CouponDrawer key={open} open={open} mayWrite={writes} onClose={onClose} />}
      <EndingQuestion endings={endings} />
    </>
  );
}

interface SwitchProps {
  coupon: ListedCoupon;
  endings: Endings<ListedCoupon, CouponEffects>;
}

function Switch({ coupon, endings }: SwitchProps) {
  const t = useTexts(adminLearningTexts);
  const { name, active } = coupon;
  return (
    <RecordSwitch
      row={coupon}
      isOn={active}
      endings={endings}
      off={[t('coupons.switchOff'), t('coupons.switchOffOf', { name })]}
      on={[t('coupons.switchOn'), t('coupons.switchOnOf', { name })]}
    />
  );
}

interface PartProps {
  list: List<CouponsPlace, ListedCoupon>;
  writes: boolean;
}

function First({ list, writes }: PartProps) {
  const t = useTexts(adminLearningTexts);
  return (
    <EmptyList
      picture="culture-tickets-0"
      title={t('coupons.first')}
      text={t('coupons.firstText')}
      make={writes && { label: t('coupons.makeFirst'), to: list.linkTo({ open: NEW }) }}
    />
  );
}
