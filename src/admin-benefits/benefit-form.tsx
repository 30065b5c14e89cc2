import { useState } from 'react';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { type Folds, useFolds, useWide } from '../admin/parts/use-folds.ts';
import { useRecordPart, useRecordProps } from '../admin/record/record-context.ts';
import { RecordPage } from '../admin/record/record-page.tsx';
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
import { BenefitSection } from './benefit-form-section.tsx';
import { BenefitTexts } from './benefit-form-texts.tsx';
import { type BenefitSection as Section, sectionsOf } from './benefit-sections.ts';
import type { BenefitUploads } from './use-benefit-uploads.ts';

const APART = ['history'] as const;

/** The form of a benefit: on a desktop its sections are listed beside it, on a phone they follow one another. */
export function BenefitForm(props: BenefitFormProps) {
  const { face } = useRecordProps();
  const wrong = useRecordPart(({ context }) =>
    sectionsOf(fieldsOf(context), context.problems).flatMap((section) => (section.wrong > 0 ? [section.name] : [])),
  );
  const folds = useFolds<Section>({ first: 'basics', apart: APART, wrong });
  const [isPreviewOpen, openPreview] = useState(false);
  const isWide = useWide();
  const isShown = props.mayWrite && face === 'form';
  return (
    <RecordPage
      head={<BenefitHead {...props} onPreview={isShown && !isWide ? () => openPreview(true) : undefined} />}
      nav={<BenefitNav folds={folds} hasHistory={props.stored !== undefined} />}
      aside={
        <>
          {isShown && (
            <BenefitFormPreview
              id={props.stored?.id ?? null}
              hasColumn={isWide}
              isOpen={isPreviewOpen}
              onOpen={openPreview}
            />
          )}
          {props.stored && face !== 'merge' && <BenefitFigures used={props.stored.used} />}
        </>
      }
    >
      <Sections stored={props.stored} folds={folds} uploads={props.uploads} />
    </RecordPage>
  );
}

interface SectionsProps extends Pick<BenefitFormProps, 'stored'> {
  folds: Folds<Section>;
  uploads: BenefitUploads;
}

function Sections({ stored, folds, uploads }: SectionsProps) {
  return (
    <>
      <BenefitSection name="basics" folds={folds}>
        <BenefitBasics />
      </BenefitSection>
      <BenefitSection name="texts" folds={folds}>
        <BenefitTexts />
      </BenefitSection>
      <BenefitSection name="price" folds={folds}>
        <BenefitPrice stored={stored} />
      </BenefitSection>
      <BenefitSection name="pictures" folds={folds} note={<PicturesNote />}>
        <BenefitPictures uploads={uploads} />
      </BenefitSection>
      <BenefitSection name="buying" folds={folds}>
        <BenefitBuying />
      </BenefitSection>
      <BenefitSection name="audience" folds={folds}>
        <BenefitAudience stored={stored} />
      </BenefitSection>
      <BenefitSection name="material" folds={folds}>
        <BenefitMaterial uploads={uploads} />
      </BenefitSection>
      {stored && (
        <BenefitSection name="history" folds={folds}>
          <BenefitHistory />
        </BenefitSection>
      )}
    </>
  );
}
