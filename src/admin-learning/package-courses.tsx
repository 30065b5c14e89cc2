import { Link } from 'react-router-dom';
import { listAdminCourses } from '#contract/courses/admin-courses.contract.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { FieldError } from '#design-system/field/field.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { learningAdminTexts } from '#locales/admin-learning/learning.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { DragHandle } from '../admin/parts/drag-handle.tsx';
import { labelMatches } from '../admin/parts/label-matches.ts';
import { nameIn } from '../admin/parts/name-in.ts';
import { useOptionSearch } from '../admin/parts/use-option-search.ts';
import { FormItemMenu } from '../admin/record/form-item-menu.tsx';
import { useField } from '../admin/record/record-context.ts';
import { RemovedFormItems } from '../admin/record/removed-form-items.tsx';
import { type FormItems, useFormItems } from '../admin/record/use-form-items.ts';
import { ReorderingStatus } from '../admin/reordering/reorderable.tsx';
import { query } from '../api/query.ts';
import { learningPage } from './learning-address.ts';
import type { PackagePart } from './package-record.ts';

/** Greatest number of courses of a package. */
const MOST_COURSES = 50;

/** The courses of a package in the recommended order, with a search that adds another one. */
export function PackageCourses() {
  const t = useTexts(learningAdminTexts);
  const items = useFormItems<PackagePart>('courses');
  const { id, label, all, error, disabled, moving } = items;
  return (
    <>
      <div id={id} tabIndex={-1} aria-invalid={error ? true : undefined} className="grid gap-3 outline-none">
        {all.length === 0 && <p className="text-14 text-ink-muted">{t('part.none')}</p>}
        <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
          {all.map((part) => (
            <Part key={part.id} part={part} items={items} />
          ))}
        </ol>
      </div>
      {error && <FieldError>{error}</FieldError>}
      <ReorderingStatus moving={moving} place={id} said={(moved) => t('part.moved', moved)} />
      <RemovedFormItems items={items} />
      {!disabled && all.length < MOST_COURSES && <AddCourse all={all} />}
      <p className="text-14 text-ink-muted">{t('part.note')}</p>
    </>
  );
}

interface PartProps {
  part: PackagePart;
  items: FormItems<PackagePart>;
}

function Part({ part, items }: PartProps) {
  const t = useTexts(learningAdminTexts);
  const admin = useTexts(adminTexts);
  const name = nameIn(useLanguage(), part);
  const { moving, disabled } = items;
  const { place, canMove } = moving.placeOf(part.id);
  return (
    <li className="flex min-h-11 min-w-0 items-center gap-2 rounded-12 bg-surface-sunken px-4 data-dragged:opacity-50 data-[drop=after]:shadow-[0_6px_0_-2px_var(--brand)] data-[drop=before]:shadow-[0_-6px_0_-2px_var(--brand)]">
      <span aria-hidden className="display text-18 text-ink-muted tabular-nums">
        {place}
      </span>
      <span className="mr-auto min-w-0">
        <Link to={learningPage('courses', part.id)} className="font-560 text-brand hover:underline">
          {name}
        </Link>
        {!part.active && <span className="text-12 text-ink-muted"> {t('part.off')}</span>}
      </span>
      {canMove && <DragHandle id={part.id} label={admin('order.drag')} onDrop={(onto) => moving.onto(part.id, onto)} />}
      {!disabled && <Actions part={part} items={items} name={name} />}
    </li>
  );
}

function Actions({ part: { id }, items: { moving, remove }, name }: PartProps & { name: string }) {
  const t = useTexts(learningAdminTexts);
  return (
    <FormItemMenu
      id={id}
      moving={moving}
      label={t('part.actions', { name })}
      removeLabel={t('part.remove')}
      onRemove={remove}
    />
  );
}

/** The search that appends a course; courses of the package are not offered. */
function AddCourse({ all }: { all: readonly PackagePart[] }) {
  const t = useTexts(learningAdminTexts);
  const empty = useTexts(recordsTexts)('merge.empty');
  const language = useLanguage();
  const { onValue } = useField<readonly PackagePart[]>('courses');
  const { data, onSearch, reading } = useOptionSearch((search) =>
    query(listAdminCourses, { query: { search, ordering: 'name', page_size: 50 } }),
  );
  const found = (data?.results ?? []).filter(({ pk }) => all.every((part) => part.id !== pk));
  const add = (chosen: string | null) => {
    const course = found.find(({ pk }) => String(pk) === chosen);
    if (!course) return;
    const { pk, name_sr, name_en, active } = course;
    onValue([...all, { id: pk, name_sr, name_en, active }]);
  };
  return (
    <Combobox
      key={all.length}
      label={t('part.add')}
      options={found.map((course) => ({ value: String(course.pk), label: nameIn(language, course) }))}
      value={null}
      onChange={add}
      reading={reading}
      onSearch={onSearch}
      matches={labelMatches}
      emptyText={empty}
    />
  );
}
