import { useMutation } from '@tanstack/react-query';
import { Download, Plus } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { COMPANY_ROLES } from '#contract/permissions/roles.ts';
import { invite } from '#contract/registration/registration.contract.ts';
import { exportColleagues, getColleague, listColleagues } from '#contract/staff/company-people.contract.ts';
import { type ListedColleague, PERSON_STATES } from '#contract/staff/person.contract.ts';
import { getCompanyToday } from '#contract/today/today.contract.ts';
import { EmptyFirst } from '#design-system/empty-first/empty-first.tsx';
import { ToolButton } from '#design-system/tool-button/tool-button.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { NEW } from '../admin/list-address.ts';
import { RecordList } from '../admin/record-list.tsx';
import { type List, useList } from '../admin/use-list.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile, saveFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { useToasts } from '../ground/toasts-context.ts';
import { useSoleMutation } from '../ground/use-sole-mutation.ts';
import { useMe } from '../session/session.queries.ts';
import { LEFT, type PeoplePlace, peopleAddress, peopleQuery } from './people-address.ts';
import { fullName, usePeopleColumns } from './people-columns.tsx';
import { PersonDrawer } from './person-drawer.tsx';

/** The people of a company, for those who look after them. */
export function PeopleScreen() {
  const t = useTexts(adminPeopleTexts);
  const list = useList({
    address: peopleAddress,
    ask: (values: PeoplePlace) => query(listColleagues, { query: peopleQuery(values) }),
  });
  const writes = mayWrite(useMe(), 'company.people');
  const columns = usePeopleColumns(list);
  return (
    <>
      <RecordList
        list={list}
        title={t('title')}
        counted={(count) => t('counted', { count })}
        columns={columns}
        rowKey={({ id }) => id}
        nameOf={fullName}
        search={t('search')}
        filters={useFilters()}
        saved={[
          { key: 'all', label: t('all'), change: {} },
          ...(['active', 'added', 'expired'] as const).map((state) => ({
            key: state,
            label: t(`state.${state}`),
            change: { state },
          })),
        ]}
        tools={<Export values={list.values} />}
        make={writes ? t('make') : undefined}
        actions={writes ? { header: t('actions'), cell: (person) => <Invite person={person} /> } : undefined}
        first={<First list={list} writes={writes} />}
      />
      <Opened list={list} writes={writes} />
    </>
  );
}

function useFilters() {
  const t = useTexts(adminPeopleTexts);
  return [
    {
      name: 'state',
      label: t('state'),
      options: PERSON_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    { name: 'role', label: t('roles'), options: COMPANY_ROLES.map((value) => ({ value, label: t(`role.${value}`) })) },
    { name: 'budget', label: t('budget'), options: LEFT.map((value) => ({ value, label: t(`budget.${value}`) })) },
  ];
}

/** Whom nobody has invited, or whose invitation is too old, is invited at once; all others need no invitation. */
function Invite({ person }: { person: ListedColleague }) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const { email, state } = person;
  const sending = useSoleMutation({
    mutationFn: () => callEndpoint(invite, { body: { email } }),
    onSuccess: () => toasts.show({ tone: 'success', text: t('invited', { name: email }) }),
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
    changes: [listColleagues, getColleague, getCompanyToday],
  });
  if (state !== 'added' && state !== 'expired') return null;
  const what = t(state === 'added' ? 'invite' : 'inviteAgain');
  return (
    <ToolButton
      aria-label={t('inviteOf', { what, name: fullName(person) })}
      busy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {what}
    </ToolButton>
  );
}

/** The people that the filters let through, in a file. */
function Export({ values }: { values: PeoplePlace }) {
  const t = useTexts(adminPeopleTexts);
  const toasts = useToasts();
  const { page: _, page_size: __, ...filters } = peopleQuery(values);
  const file = useMutation({
    mutationFn: () => callForFile(exportColleagues, { query: filters }),
    onSuccess: saveFile,
    onError: ({ message }) => toasts.show({ tone: 'error', text: message }),
  });
  return (
    <ToolButton icon={<Download aria-hidden size={16} />} busy={file.isPending} onClick={() => file.mutate()}>
      {t('export')}
    </ToolButton>
  );
}

interface PartProps {
  list: List<PeoplePlace, ListedColleague>;
  writes: boolean;
}

/** The form over the list. Closing it is the way back, where it was opened from here. */
function Opened({ list: { values, go }, writes }: PartProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { open, page } = values;
  const close = () => {
    if (state?.opened) void navigate(-1);
    else go({ open: '', page }, { replace: true });
  };
  const isThere = open === NEW ? writes : /^[1-9]\d{0,8}$/.test(open);
  return isThere && <PersonDrawer key={open} open={open} mayWrite={writes} onClose={close} />;
}

function First({ list, writes }: PartProps) {
  const t = useTexts(adminPeopleTexts);
  return (
    <EmptyFirst
      picture={inWindow('learning-savings-0')}
      title={t('first')}
      text={t('firstText')}
      actions={
        writes && (
          <ToolButton asChild tone="primary" shortcut="n" icon={<Plus aria-hidden size={16} />}>
            <Link to={list.linkTo({ open: NEW })}>{t('makeFirst')}</Link>
          </ToolButton>
        )
      }
    />
  );
}
