import { Link } from 'react-router-dom';
import { Checkbox } from '#design-system/checkbox/checkbox.tsx';
import { TextLink } from '#design-system/text-link/text-link.tsx';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useField, useRecordForm, useRecordPart } from '../admin/record/record-context.ts';
import { twinOf } from './provider-calls.ts';
import { typedIn } from './provider-record.ts';

/** The note that another provider has the name, and the confirmation that this is meant. */
export function ProviderTwin() {
  const t = useTexts(adminBenefitsTexts);
  const { actor } = useRecordForm();
  const { value: name } = useField<string>('name');
  const { value: accepted, disabled } = useField<string>('twin');
  const twin = useRecordPart(({ context }) => twinOf(context.refusal));
  if (!twin) return null;
  const accept = (isMeant: boolean) =>
    actor.send({
      type: 'field.change',
      // The name is sent along so that its problem is cleared.
      changes: { name, twin: isMeant ? typedIn({ name }).name : '' },
      at: new Date().toISOString(),
    });
  return (
    <div className="grid gap-2 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink">
      <p>
        {t(twin.active ? 'provider.twin' : 'provider.twinOff', { name: twin.name })}{' '}
        <TextLink asChild inline>
          <Link to={{ search: `?open=${twin.id}` }}>{t('provider.twinOpen')}</Link>
        </TextLink>
      </p>
      <Checkbox checked={accepted !== '' && accepted === name} disabled={disabled} onChange={accept}>
        {t('provider.twinAccept')}
      </Checkbox>
    </div>
  );
}
