import { useState } from 'react';
import { mayRead, mayWrite } from '#contract/permissions/permissions.rules.ts';
import type { ListedUser } from '#contract/staff/person.contract.ts';
import { exportUsers, exportUsersInTask, listUsers } from '#contract/staff/platform-people.contract.ts';
import { EmptyFirst } from '#design-system/empty-first/empty-first.tsx';
import { adminPeopleTexts } from '#locales/admin-people/admin-people.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useBulk } from '../admin/bulk/use-bulk.ts';
import { EndingQuestion } from '../admin/endings/ending-question.tsx';
import { useEndings } from '../admin/endings/use-endings.ts';
import { ListExport } from '../admin/list/list-export.tsx';
import { RecordList } from '../admin/list/record-list.tsx';
import { useList } from '../admin/list/use-list.ts';
import { COMPANY_KEY } from '../admin/parts/company-key.ts';
import { useOpenRecord } from '../admin/record/use-open-record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { callForFile } from '../api/call-for-file.ts';
import { query } from '../api/query.ts';
import { paths } from '../ground/paths.ts';
import { inWindow } from '../ground/picture-frame.tsx';
import { useMe } from '../session/session.queries.ts';
import { AddressQuestion } from './address-question.tsx';
import { useUserAddresses } from './address-sites.ts';
import { ImportLink } from './import-link.tsx';
import { PersonActions } from './person-actions.tsx';
import { fullName, useNameOf } from './person-name.ts';
import type { Measure } from './person-steps.ts';
import { userRoles } from './role-sites.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { type AskedMeasure, SecurityQuestion } from './security-question.tsx';
import { useMovingPerson } from './use-moving-person.ts';
import { useUserBulk } from './use-user-bulk.ts';
import { UserDrawer } from './user-drawer.tsx';
import { keyOf, type SteppedUser, useUserEnding, useUserInviting } from './user-ending.ts';
import { type UsersPlace, usersAddress, usersFilter, usersQuery } from './users-address.ts';
import { useUserColumns } from './users-columns.tsx';
import { useUserFilters, useUserLists } from './users-lists.ts';

/** The list of the people of all companies. */
export function UsersScreen() {
  const t = useTexts(adminPeopleTexts);
  const list = useList({
    address: usersAddress,
    ask: (values: UsersPlace) => query(listUsers, { query: usersQuery(values) }),
  });
  const { writes, part, asked, onRoles, measured, onMeasure, endings, question, me } = useUserParts();
  const bulk = useBulk(useUserBulk(part.secure !== undefined));
  const { open, onClose } = useOpenRecord(list, writes, COMPANY_KEY);
  const hasSteps = writes || part.roles !== undefined || part.secure !== undefined;
  return (
    <>
      <RecordList
        list={list}
        title={t('title')}
        counted={(count) => t('counted', { count })}
        columns={useUserColumns(list)}
        rowKey={({ id }) => id}
        nameOf={useNameOf()}
        search={t('search')}
        filters={useUserFilters()}
        saved={useUserLists()}
        tools={
          <>
            {writes && <ImportLink to={importInto(list.values)} />}
            <ListExport
              fetch={() => callForFile(exportUsers, { query: usersFilter(list.values) })}
              inTask={() => callEndpoint(exportUsersInTask, { query: usersFilter(list.values) })}
            />
          </>
        }
        make={writes ? t('make') : undefined}
        bulk={writes ? bulk : undefined}
        actions={
          hasSteps
            ? { header: t('actions'), cell: (user: ListedUser) => <PersonActions {...part} person={user} /> }
            : undefined
        }
        first={
          <EmptyFirst
            picture={inWindow('team-rowing-0')}
            title={t('first')}
            text={t('users.firstText')}
            actions={null}
          />
        }
      />
      {open !== null && <UserDrawer key={open} {...part} open={open} mayWrite={writes} onClose={onClose} />}
      {asked && (
        <RolesDialog
          key={asked.id}
          name={fullName(asked)}
          site={userRoles(keyOf(asked))}
          isSelf={part.isSelf(asked)}
          mayWrite={mayWrite(me, 'platform.roles')}
          onClose={() => onRoles(null)}
        />
      )}
      {measured && <SecurityQuestion {...measured} onOver={() => onMeasure(null)} />}
      {question}
      <EndingQuestion endings={endings} />
    </>
  );
}

/** Address of the list of imports, of the one company that the list is filtered by. */
const importInto = ({ company: [company, ...others] }: UsersPlace) =>
  company === undefined || others.length > 0 ? paths.importOfUsers : `${paths.importOfUsers}?company=${company}`;

function useUserParts() {
  const me = useMe();
  const [asked, onRoles] = useState<SteppedUser | null>(null);
  const [measured, onMeasure] = useState<AskedMeasure | null>(null);
  const inviting = useUserInviting();
  const endings = useEndings(useUserEnding());
  const writes = mayWrite(me, 'platform.people');
  const site = useUserAddresses();
  const { steps: addresses, asked: moving, onOver } = useMovingPerson(site);
  const part = {
    inviting,
    addresses,
    endings,
    writes,
    isSelf: ({ id }: SteppedUser) => id === me.id,
    roles: mayRead(me, 'platform.roles') ? onRoles : undefined,
    secure: mayWrite(me, 'platform.people.security')
      ? (person: SteppedUser, measure: Measure) => onMeasure({ person, measure })
      : undefined,
  };
  const question = moving && <AddressQuestion key={moving.id} person={moving} site={site} onOver={onOver} />;
  return { me, writes, part, asked, onRoles, measured, onMeasure, endings, question };
}
