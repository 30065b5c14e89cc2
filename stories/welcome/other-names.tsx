import { namesElsewhere } from './names-elsewhere.ts';
import { To } from './parts.tsx';

const pageOf = (title: string) => `/docs/${title.toLowerCase().replace(/[^a-z\d]+/g, '-')}--docs`;

/** Links to components by other common names, because the search of the book finds only ours. */
export function OtherNames() {
  return (
    <section aria-labelledby="other-names" className="grid gap-3">
      <h3 id="other-names" className="text-18">
        Known elsewhere as
      </h3>
      <ul className="grid gap-2.5 text-14 desk:grid-cols-3">
        {namesElsewhere.map(([names, title]) => (
          <li key={names}>
            {names}: <To path={pageOf(title)}>{title.split('/').at(-1)}</To>
          </li>
        ))}
      </ul>
    </section>
  );
}
