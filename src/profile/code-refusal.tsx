import { apiTexts } from '#locales/api/api.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import type { CodeState } from './one-time-code-view-props.ts';

/** Why the last try failed, where no field shows it. */
export function CodeRefusal({ refusal, field }: Pick<CodeState, 'refusal'> & { field: string }) {
  const t = useTexts(apiTexts);
  const words = (kind: NonNullable<CodeState['refusal']>) =>
    kind.kind === 'refused' ? kind.message || t('unknown') : t(kind.kind);
  return (
    <div role="alert" className="text-14 text-danger empty:hidden">
      {refusal && !refusal.fields[field] ? words(refusal) : null}
    </div>
  );
}
