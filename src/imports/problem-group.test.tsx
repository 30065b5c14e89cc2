// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { ImportedRow } from '#contract/imports/import-shapes.contract.ts';
import { en as texts } from '#locales/imports/en.ts';
import { ImportRowsContext, nobodyMissing, ROWS_SHOWN } from './import-rows.ts';
import { ImportSiteContext } from './import-site.ts';
import { peopleSite } from './people-site.ts';
import { ProblemGroup } from './problem-group.tsx';
import type { Group } from './problem-word.ts';

afterEach(cleanup);

const rowAt = (line: number): ImportedRow => ({
  line,
  file_line: line,
  cells: { email: `nije-${line}` },
  outcome: 'refused',
  record: null,
  problems: [{ field: 'email', code: 'email' }],
  twins: [],
  twin_file_lines: [],
  changes: [],
  edited: false,
  undone: null,
  kept: null,
});
const group: Group = { field: 'email', code: 'email', from: null, rows: 30, like: null, slips: [] };

/** A group of thirty rows; a corrected row leaves it. */
function Thirty() {
  const [left, setLeft] = useState(() => Array.from({ length: 30 }, (_, place) => rowAt(place + 2)));
  const useRows = (_: object, page: number) => {
    const results = left.slice((page - 1) * ROWS_SHOWN, page * ROWS_SHOWN);
    return {
      state: 'ready' as const,
      data: { count: left.length, results },
      old: false,
      busy: false,
      onRetry: () => {},
    };
  };
  return (
    <ImportSiteContext value={peopleSite}>
      <ImportRowsContext value={{ useRows, ...nobodyMissing }}>
        <ProblemGroup
          group={group}
          mayWrite
          send={(event) => {
            if (event.type !== 'rows.correct' || !('rows' in event.correction)) return;
            const [corrected] = event.correction.rows;
            setLeft(left.filter(({ line }) => line !== corrected?.line));
          }}
        />
      </ImportRowsContext>
    </ImportSiteContext>
  );
}

async function correct(line: number, text: string) {
  const cell = screen.getByRole('textbox', { name: new RegExp(`\\b${line}$`) });
  await userEvent.clear(cell);
  await userEvent.type(cell, `${text}{Enter}`);
}

it('shows each row that was corrected once, with those among which it was', async () => {
  render(<Thirty />);
  await correct(2, 'ana@vetar.rs');
  await correct(5, 'iva@vetar.rs');
  await userEvent.click(screen.getByRole('button', { name: texts['problems.more']({ count: 7 }) }));
  await correct(30, 'eva@vetar.rs');
  const [first, second] = screen.getAllByRole('list').map((list) => within(list));
  expect(screen.getAllByText(texts['problems.corrected'])).toHaveLength(3);
  for (const mended of ['ana@vetar.rs', 'iva@vetar.rs']) first?.getByText(mended);
  second?.getByText('eva@vetar.rs');
});
