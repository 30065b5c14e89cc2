import type { EditedPackage, ListedPackage, PackageImpact } from '#contract/packages/admin-packages.contract.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { number, of, sql } from '../database/text.ts';
import { notFound } from '../errors/request.errors.ts';
import { readEdited } from '../learning/edited-learning.ts';
import { enrolledIn, LEARNING_CELLS, learningList, passedOf } from '../learning/learning-list.ts';
import type { RecordsFile } from '../records/export-records.ts';
import { impactOf } from '../records/impact.ts';

/** Packages as administrators list them, in the order of a language. */
export const PACKAGES = learningList({
  kind: 'package',
  columns: sql`(select count(*)::integer from package_courses part where part.package_id = l.id) as courses`,
});

/** Packages in a file. */
export const PACKAGES_FILE: RecordsFile<ListedPackage> = {
  headings: [...LEARNING_CELLS.headings.before, 'Kursevi / Courses', ...LEARNING_CELLS.headings.after],
  cells: (one) => [...LEARNING_CELLS.before(one), String(one.courses), ...LEARNING_CELLS.after(one)],
};

/** A package as its form has it. Throws notFound. */
export const readEditedPackage = (database: Database, pk: number): Promise<EditedPackage> =>
  readEdited<EditedPackage>(database, 'package', {
    pk,
    more: sql`(
      select coalesce(jsonb_agg(jsonb_build_object('pk', c.id, 'name_sr', c.name_sr, 'name_en', c.name_en, 'active', c.active)
        order by part.position), '[]')
      from package_courses part join courses c on c.id = part.course_id where part.package_id = l.id) as courses`,
  });

/** The impact of withdrawing a package. Throws notFound. */
export async function readPackageImpact(database: Database, id: number): Promise<PackageImpact> {
  const [effects] = await readEffects(database, { id });
  if (!effects) throw notFound();
  return impactOf('harmless', effects);
}

const readEffects = statement(
  'package_impact',
  of<PackageImpact['effects']>,
  () => sql`
    select ${enrolledIn('package')} as enrolled, ${enrolledIn('package')} - ${passedOf('package')} as unfinished
    from packages l where l.id = ${number('id')}::integer`,
);
