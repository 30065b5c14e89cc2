import { useState } from 'react';
import { cn } from '#design-system/classes/cn.ts';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { useRecordPart, useRecordProps } from '../admin/record-context.ts';
import { RevisionNote } from '../admin/record-foot.tsx';
import { RecordView } from '../admin/record-view.tsx';
import { BenefitFigures } from './benefit-figures.tsx';
import { BenefitAudience } from './benefit-form-audience.tsx';
import { BenefitBasics } from './benefit-form-basics.tsx';
import { BenefitBuying } from './benefit-form-buying.tsx';
import { BenefitHead } from './benefit-form-head.tsx';
import { BenefitHistory } from './benefit-form-history.tsx';
import { BenefitMaterial } from './benefit-form-material.tsx';
import { BenefitNav } from './benefit-form-nav.tsx';
import { BenefitPictures, PicturesNote } from './benefit-form-pictures.tsx';
import { BenefitFormPreview } from './benefit-form-preview.tsx';
import { BenefitPrice } from './benefit-form-price.tsx';
import type { BenefitFormProps } from './benefit-form-props.ts';
import { FormSection } from './benefit-form-section.tsx';
import { BenefitTexts } from './benefit-form-texts.tsx';
import { type BenefitSection, sectionsOf } from './benefit-sections.ts';
import type { BenefitUploads } from './use-benefit-uploads.ts';
import { type Folds, useFolds, useWide } from './use-folds.ts';

const APART = ['history'] as const;

/** The form of a benefit: its sections beside it at a desk, one after the other on a phone. */
export function BenefitForm(props: BenefitFormProps) {
  const { face } = useRecordProps();
  const wrong = useRecordPart(({ context }) =>
    sectionsOf(fieldsOf(context), context.problems).flatMap((section) => (section.wrong > 0 ? [section.name] : [])),
  );
  const folds = useFolds<BenefitSection>({ first: 'basics', apart: APART, wrong });
  const [isPreviewOpen, openPreview] = useState(false);
  const isWide = useWide();
  const isMerging = face === 'merge';
  const isShown = props.mayWrite && face === 'form';
  return (
    <div data-record-page className="grid gap-6 desk:gap-7">
      <BenefitHead {...props} onPreview={isShown && !isWide ? () => openPreview(true) : undefined} />
      <div
        className={cn(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-x-7 gap-y-8',
          // What two people wrote stands side by side.
          !isMerging && 'desk:grid-cols-[11rem_minmax(0,1fr)] wide:grid-cols-[11rem_minmax(0,1fr)_18rem]',
        )}
      >
        <div className={cn('sticky top-37 max-desk:hidden', isMerging && 'hidden')}>
          {face === 'form' && <BenefitNav folds={folds} hasHistory={props.stored !== undefined} />}
        </div>
        <div className={cn('@container min-w-0', isMerging && 'max-w-226')}>
          <RecordView history="below">
            <Sections stored={props.stored} folds={folds} uploads={props.uploads} />
          </RecordView>
          {isMerging && (
            <p className="mt-4 text-ink-muted">
              <RevisionNote />
            </p>
          )}
        </div>
        <aside className="grid content-start gap-5 desk:sticky desk:top-37 desk:max-wide:static desk:max-wide:col-start-2">
          {isShown && (
            <BenefitFormPreview
              id={props.stored?.id ?? null}
              hasColumn={isWide}
              isOpen={isPreviewOpen}
              onOpen={openPreview}
            />
          )}
          {props.stored && !isMerging && <BenefitFigures used={props.stored.used} />}
        </aside>
      </div>
    </div>
  );
}

interface SectionsProps extends Pick<BenefitFormProps, 'stored'> {
  folds: Folds<BenefitSection>;
  uploads: BenefitUploads;
}

function Sections({ stored, folds, uploads }: SectionsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] max-desk:-mt-2">
      <FormSection name="basics" folds={folds}>
        <BenefitBasics />
      </FormSection>
      <FormSection name="texts" folds={folds}>
        <BenefitTexts />
      </FormSection>
      <FormSection name="price" folds={folds}>
        <BenefitPrice used={stored?.used} />
      </FormSection>
      <FormSection name="pictures" folds={folds} note={<PicturesNote />}>
        <BenefitPictures uploads={uploads} />
      </FormSection>
      <FormSection name="buying" folds={folds}>
        <BenefitBuying />
      </FormSection>
      <FormSection name="audience" folds={folds}>
        <BenefitAudience />
      </FormSection>
      <FormSection name="material" folds={folds}>
        <BenefitMaterial uploads={uploads} />
      </FormSection>
      {stored && (
        <FormSection name="history" folds={folds}>
          <BenefitHistory />
        </FormSection>
      )}
    </div>
  );
}
