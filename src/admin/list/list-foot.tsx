import { pageCount } from '#contract/pager/pager.rules.ts';
import { Pager } from '#design-system/pager/pager.tsx';
import { Select } from '#design-system/select/select.tsx';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { pagerTexts } from '#locales/pager/pager.texts.ts';
import { grouped } from '#locales/plural.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { type ListPlace, PER_PAGE } from '../parts/list-address.ts';
import type { List, ListPage } from './use-list.ts';

/** Calls refuse pages beyond this many rows. */
const FARTHEST = 10_000;

interface ListFootProps<Values extends ListPlace> {
  list: Pick<List<Values>, 'values' | 'go'>;
  data: ListPage<unknown>;
}

/** Which rows of how many are shown, and the links to other pages. */
export function ListFoot<Values extends ListPlace>({ list: { values, go }, data }: ListFootProps<Values>) {
  const t = useTexts(adminTexts);
  const p = useTexts(pagerTexts);
  const language = useLanguage();
  const { page, per } = values;
  const { count, count_is_exact: exact = true } = data;
  const pages = pageCount(Math.min(count, FARTHEST), per);
  const from = (page - 1) * per + 1;
  const n = (number: number) => grouped(language, number);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-3 text-14 text-ink-muted">
      <p className="tabular-nums">
        {t('list.range', {
          from: n(from),
          to: n(from + data.results.length - 1),
          count: exact ? n(count) : `${n(count)}+`,
        })}
        {!exact && ` · ${t('list.tooMany')}`}
      </p>
      {count > PER_PAGE[0] && (
        <Select
          label={t('list.perPage')}
          hideLabel
          shape="pill"
          options={PER_PAGE.map((rows) => ({ value: String(rows), label: t('list.perPageOf', { count: rows }) }))}
          value={String(per)}
          onChange={(rows) =>
            go({ per: PER_PAGE.find((one) => String(one) === rows) ?? PER_PAGE[0] } as Partial<Values>)
          }
          className="max-desk:hidden"
        />
      )}
      {pages > 1 && (
        <Pager
          quiet
          page={page}
          pages={pages}
          onPage={(next) => go({ page: next } as Partial<Values>)}
          labels={{
            nav: p('nav'),
            previous: p('previous'),
            next: p('next'),
            position: p('position', { page: n(page), pages: n(pages) }),
          }}
        />
      )}
    </div>
  );
}
