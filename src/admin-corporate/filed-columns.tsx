import type { CorporateRequest } from '#contract/corporate/corporate.contract.ts';
import type { RequestStatus } from '#contract/requests/requests.rules.ts';
import { RecordName } from '#design-system/record-name/record-name.tsx';
import { State, type StateProps } from '#design-system/state/state.tsx';
import { adminCorporateTexts } from '#locales/admin-corporate/admin-corporate.texts.ts';
import { requestsTexts } from '#locales/requests/requests.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { ListColumn } from '../admin/list/list-columns.ts';
import { useSpendingColumns } from './spending-columns.tsx';

const TONES: Record<RequestStatus, StateProps['tone']> = {
  pending: 'waiting',
  in_review: 'draft',
  accepted: 'on',
  rejected: 'off',
  cancelled: 'off',
};

/** The columns of the list of requests. */
export function useFiledColumns(): readonly ListColumn<CorporateRequest>[] {
  const t = useTexts(adminCorporateTexts);
  const say = useTexts(requestsTexts);
  const { date, person, category, sum } = useSpendingColumns<CorporateRequest>(t('filed'), ({ amount }) => amount);
  return [
    {
      key: 'number',
      header: t('request'),
      heading: true,
      rowHeader: true,
      short: true,
      cell: ({ id, kind }) => (
        <RecordName detail={t(`kind.${kind}`)}>
          <span>{id}</span>
        </RecordName>
      ),
    },
    date,
    person,
    category,
    sum,
    {
      key: 'state',
      header: t('state'),
      phone: 'foot',
      cell: ({ status }) => <State tone={TONES[status]}>{say(status)}</State>,
    },
  ];
}
