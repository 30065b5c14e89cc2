import type { ReactNode } from 'react';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import type { Folds } from '../admin/parts/use-folds.ts';
import { FormSection, sectionId } from '../admin/record/form-section.tsx';
import { useRecordForm, useRecordPart } from '../admin/record/record-context.ts';
import { type BenefitSection as Name, sectionsOf } from './benefit-sections.ts';

interface BenefitSectionProps {
  name: Name;
  folds: Folds<Name>;
  /** Text beside the heading. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of the form of a benefit, with whether something is missing in it. */
export function BenefitSection({ name, ...rest }: BenefitSectionProps) {
  const t = useTexts(adminBenefitsTexts);
  const state = useRecordPart(
    ({ context }) => sectionsOf(fieldsOf(context), context.problems).find((one) => one.name === name)?.state,
  );
  return (
    <FormSection
      {...rest}
      id={sectionId(useRecordForm(), name)}
      name={name}
      title={t(`benefit.section.${name}`)}
      standing={state && { state, label: t(`benefit.${state}`) }}
    />
  );
}
