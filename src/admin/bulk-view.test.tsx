// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { LanguageContext } from '#locales/texts.tsx';
import { type BulkEvent, bulkMachine } from '#machines/records/bulk.machine.ts';
import { reprices, rows, withdraws } from '#machines/records/bulk.paths.ts';
import { refusalOf } from '#machines/refusal.ts';
import { fails } from '#machines/testing/transitions.ts';
// What happy-dom has not, and a clean page for each test.
import '../testing/render-screen.tsx';
import type { BulkKind } from './bulk-kind.ts';
import { BulkView } from './bulk-view.tsx';

const wrong = refusalOf({
  status: 400,
  code: 'validation',
  message: 'Look again.',
  fields: { query: 'No such filter.' },
});
const chosen = { type: 'selection.change', selection: rows } as const;
const kind = { actions: [], counted: String } as unknown as BulkKind;

/** The drawer after what happened. */
function shown(...happened: readonly object[]) {
  const [first] = initialTransition(bulkMachine);
  const snapshot = happened.reduce<typeof first>(
    (before, event) => transition(bulkMachine, before, event as BulkEvent)[0],
    first,
  );
  render(
    <LanguageContext value="EN">
      <BulkView kind={kind} id="sample" snapshot={snapshot} send={() => {}} />
    </LanguageContext>,
  );
}

it('says why it was refused where nothing was filled in at which it could be said', () => {
  shown(chosen, withdraws, fails('preview', wrong));
  expect(screen.getByRole('alert').textContent).toBe('Look again. No such filter.');
});

it('says it where it was filled in, and not above it too', () => {
  shown(chosen, reprices, { type: 'preview.ask', problems: {} }, fails('preview', wrong));
  expect(screen.queryByRole('alert')).toBeNull();
});
