import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import type { Folds } from '../admin/parts/use-folds.ts';
import { sectionId } from '../admin/record/form-section.tsx';
import { useRecordForm, useRecordPart } from '../admin/record/record-context.ts';
import { SectionsNav } from '../admin/record/sections-nav.tsx';
import { typedIn } from './benefit-record.ts';
import { type BenefitSection, lackingIn, sectionsOf } from './benefit-sections.ts';

interface BenefitNavProps {
  folds: Folds<BenefitSection>;
  hasHistory: boolean;
}

/** The navigation beside the form: its sections, each with whether something is missing, and a sentence that says what. */
export function BenefitNav({ folds, hasHistory }: BenefitNavProps) {
  const t = useTexts(adminBenefitsTexts);
  const form = useRecordForm();
  const standing = useRecordPart(({ context }) => sectionsOf(fieldsOf(context), context.problems));
  const sections = standing.map(({ name, state, wrong }) => ({
    id: sectionId(form, name),
    label: t(`benefit.section.${name}`),
    state,
    stateLabel: t(`benefit.${state}`),
    problems: wrong > 0 ? t('benefit.wrong', { count: wrong }) : undefined,
  }));
  return (
    <SectionsNav sections={sections} folds={folds} hasHistory={hasHistory}>
      <Lacks />
    </SectionsNav>
  );
}

/** A sentence with what is still missing. */
function Lacks() {
  const t = useTexts(adminBenefitsTexts);
  const { fields } = useRecordForm();
  const { needs, unwritten, unseen } = useRecordPart(({ context }) => lackingIn(typedIn(fieldsOf(context))));
  const named = (names: readonly string[]) =>
    names.map((name) => (fields[name]?.label ?? t(`benefit.${name as 'name'}`)).toLocaleLowerCase()).join(', ');
  const sentences = [
    needs.length > 0 && t('benefit.needs', { what: named(needs) }),
    needs.length === 0 && unwritten.sr.length > 0 && t('benefit.unwritten.sr', { what: named(unwritten.sr) }),
    needs.length === 0 && unwritten.en.length > 0 && t('benefit.unwritten.en', { what: named(unwritten.en) }),
    needs.length === 0 && unseen > 0 && t('benefit.unseen', { count: unseen }),
  ].filter(Boolean);
  return (
    sentences.length > 0 && (
      <p className="px-2.5 pt-4 font-display text-16 text-ink-muted italic">{sentences.join(' ')}</p>
    )
  );
}
