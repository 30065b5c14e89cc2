import { COURSE_TYPES, type CourseType } from '#contract/courses/courses.rules.ts';
import { LEARNING_TEXTS } from '#contract/courses/learning.rules.ts';
import { CURRENCIES, type Currency, shownCurrency } from '#contract/money/money.rules.ts';
import { Select } from '#design-system/select/select.tsx';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { useField } from '../admin/record/record-context.ts';
import { RecordPair } from '../admin/record/record-fields.tsx';
import { RecordNumber } from '../admin/record/record-number.tsx';
import { RecordRich } from '../admin/record/record-rich.tsx';
import type { ChosenFiles } from './learning-files.ts';
import { RecordFile } from './record-file.tsx';

interface FilesProps {
  files: ChosenFiles;
}

/** Section with the name, the duration and the picture. */
export function Basics({ files }: FilesProps) {
  const t = useTexts(learningAdminTexts);
  return (
    <>
      <RecordPair name="name" label={t('name')} required={['sr']} most={LEARNING_TEXTS.name} />
      <div className="@min-[26rem]:max-w-[calc(50%-0.5rem)]">
        <RecordNumber name="minutes" required suffix="min" hint={t('minutesHint')} />
      </div>
      <RecordFile name="image" files={files} hint={t('image.hint')} />
    </>
  );
}

/** Section with the texts. */
export function Texts() {
  const t = useTexts(learningAdminTexts);
  return (
    <>
      <RecordPair name="summary" label={t('summary')} lines required={['sr']} most={LEARNING_TEXTS.summary} />
      <RecordRich name="description" label={t('description')} />
    </>
  );
}

/** Section with the PDF in each language. */
export function Material({ files }: FilesProps) {
  const t = useTexts(learningAdminTexts);
  return (
    <>
      <RecordFile name="pdf" files={files} hint={t('pdfHint')} />
      <RecordFile name="pdf_en" files={files} />
    </>
  );
}

/** Section with the sheets of certificates in each language. */
export function Sheets({ files }: FilesProps) {
  const t = useTexts(learningAdminTexts);
  return (
    <>
      <RecordFile name="certificate_pdf" files={files} hint={t('sheetHint')} />
      <RecordFile name="certificate_pdf_en" files={files} />
    </>
  );
}

/** Section with the type (free or paid) and the price. */
export function Price() {
  const t = useTexts(learningAdminTexts);
  const type = useField<CourseType>('course_type');
  const currency = useField<Currency>('currency');
  const isFree = type.value === 'free';
  return (
    <>
      <div className="grid items-start gap-5 @min-[26rem]:grid-cols-[minmax(0,1.4fr)_7rem_minmax(0,1fr)] @min-[26rem]:gap-4">
        <RecordNumber
          name="price"
          decimals
          required={!isFree}
          suffix={shownCurrency(currency.value)}
          disabled={isFree}
        />
        <Select
          id={currency.id}
          label={currency.label}
          options={CURRENCIES.map((one) => ({ value: one, label: shownCurrency(one) }))}
          value={currency.value}
          onChange={currency.onValue}
          error={currency.error}
          disabled={currency.disabled || isFree}
        />
        <Select
          id={type.id}
          label={type.label}
          options={COURSE_TYPES.map((one) => ({ value: one, label: t(`type.${one}`) }))}
          value={type.value}
          onChange={type.onValue}
          error={type.error}
          disabled={type.disabled}
        />
      </div>
      <p className="font-display text-16 italic">{t('priceNote')}</p>
    </>
  );
}
