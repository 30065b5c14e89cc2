// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { useBeat, useRecordWatch } from './pulse.ts';
import { SiteContext } from './site-context.ts';

function Watching({ watched }: { watched: string }) {
  useRecordWatch('coupon', watched);
  return null;
}

/** A form that is opened where the pulse beats already. */
function Beating({ watched }: { watched: string }) {
  const { data } = useBeat();
  return data && <Watching watched={watched} />;
}

/** A form that may be opened before the first beat is there. */
function Together() {
  useBeat();
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Watching watched="7" /> : <button type="button" onClick={() => setOpen(true)} />;
}

const beating = (watched: string) =>
  renderScreen(
    <SiteContext value={sampleSite}>
      <Beating watched={watched} />
    </SiteContext>,
  );

it('asks of the record whose form is open, and of none when there is none any more', async () => {
  const calls = serve(() => ({ waiting: [], tasks: [], record: null }));
  const asked = () => calls.map(({ query }) => query.get('open'));
  const { unmount } = beating('7');
  await waitFor(() => expect(asked()).toEqual([null, 'coupon.7']));
  unmount();
  calls.length = 0;
  beating('new');
  await waitFor(() => expect(asked()).toEqual([null]));
});

it('asks of a record whose form opens while the first beat is on its way, once that is there', async () => {
  let answer = () => {};
  const first = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const calls = serve(async ({ query }) => {
    if (!query.has('open')) await first;
    return { waiting: [], tasks: [], record: null };
  });
  renderScreen(
    <SiteContext value={sampleSite}>
      <Together />
    </SiteContext>,
  );
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.click(screen.getByRole('button'));
  answer();
  // Before the next beat, which would tell of it anyway.
  await waitFor(() => expect(calls.map(({ query }) => query.get('open'))).toEqual([null, 'coupon.7']), {
    timeout: 5000,
  });
});
