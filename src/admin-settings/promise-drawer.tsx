import { useQueryClient } from '@tanstack/react-query';
import { getOwnCode, getOwnSettings } from '#contract/admin-companies/own-company.contract.ts';
import { adminCompaniesTexts } from '#locales/admin-companies/admin-companies.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { saidDays } from '../admin/parts/typed-days.ts';
import { RecordDrawer } from '../admin/record/record-drawer.tsx';
import { RecordText } from '../admin/record/record-fields.tsx';
import { useRecord } from '../admin/record/use-record.ts';
import { readAgain } from '../api/query.ts';
import { useMe } from '../session/session.queries.ts';
import { readSettings, saveSettings, settingsProblems } from './settings-record.ts';

interface PromiseDrawerProps {
  mayWrite: boolean;
  onClose: () => void;
}

/** The form of the company's promise: the business days within which a request is decided. */
export function PromiseDrawer({ mayWrite, onClose }: PromiseDrawerProps) {
  const t = useTexts(adminCompaniesTexts);
  const { id: person } = useMe();
  const client = useQueryClient();
  const form = useRecord({
    place: { person, kind: 'settings', id: 'own' },
    name: t('promise'),
    path: `${location.pathname}?open=promise`,
    fields: {
      promise_days: {
        label: t('promise'),
        shown: (days) => saidDays(days, (said) => t('promise.days', said)),
      },
    },
    problemsOf: settingsProblems,
    // A message of the server is shown unchanged.
    sayProblem: (problem) => (problem === 'range' ? t('company.range') : problem),
    mayWrite,
    watched: undefined,
    read: readSettings,
    save: saveSettings,
    onSaved: () => void readAgain(client, [getOwnSettings, getOwnCode]),
    onClosed: onClose,
  });
  return (
    <RecordDrawer form={form} title={t('promise')}>
      <RecordText name="promise_days" required inputMode="numeric" hint={t('company.promiseHint')} />
    </RecordDrawer>
  );
}
