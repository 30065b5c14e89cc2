import { useAdminTitle } from '../admin/parts/admin-title.ts';
import { RecordProvider } from '../admin/record/record-context.ts';
import { RecordRoute, type RecordRouteProps } from '../admin/record/record-route.tsx';
import { JoinedBenefit } from './benefit-charge.tsx';
import { BenefitForm } from './benefit-form.tsx';
import { useBenefitForm } from './use-benefit-form.ts';

/** A benefit with all that it has, or a new one. */
export const BenefitPage = () => <RecordRoute permission="platform.catalogue" editor={Editor} />;

function Editor(props: RecordRouteProps) {
  const { form, name, stored, uploads } = useBenefitForm(props);
  useAdminTitle(name);
  return (
    <RecordProvider value={Object.assign({ level: 2 as const, joined: JoinedBenefit }, form)}>
      <BenefitForm name={name} stored={stored} mayWrite={props.mayWrite} uploads={uploads} />
    </RecordProvider>
  );
}
