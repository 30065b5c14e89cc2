import { useParams } from 'react-router-dom';
import { mayWrite } from '#contract/permissions/permissions.rules.ts';
import { useAdminTitle } from '../admin/admin-title.ts';
import { NEW } from '../admin/list-address.ts';
import { NoPage } from '../admin/no-page.tsx';
import { RecordProvider } from '../admin/record-context.ts';
import { useMe } from '../session/session.queries.ts';
import { BenefitForm } from './benefit-form.tsx';
import { type OpenBenefit, useBenefitForm } from './use-benefit-form.ts';

/** A benefit with all that it has, or a new one (administration: 2.10 W3). */
export function BenefitPage() {
  const { id: open = '' } = useParams();
  const writes = mayWrite(useMe(), 'platform.catalogue');
  if (open === NEW && !writes) return <NoPage why="closed" />;
  if (open !== NEW && !/^[1-9]\d{0,8}$/.test(open)) return <NoPage why="missing" />;
  return <Editor key={open} open={open} mayWrite={writes} />;
}

function Editor(props: OpenBenefit) {
  const { form, name, stored, uploads } = useBenefitForm(props);
  useAdminTitle(name);
  return (
    <RecordProvider value={Object.assign({ level: 2 as const }, form)}>
      <BenefitForm name={name} stored={stored} mayWrite={props.mayWrite} uploads={uploads} />
    </RecordProvider>
  );
}
