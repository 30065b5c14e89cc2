// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { COMPANY_WATCHED, PLATFORM_WATCHED, type Watched } from '#contract/today/pulse.contract.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { sampleSite } from '../../testing/sample-site.tsx';
import { useBeat, useEditors, useRecordWatch } from './pulse.ts';
import { SiteContext } from './site-context.ts';

interface Watches {
  watched: string;
  kind?: Watched;
}

function Watching({ watched, kind = 'coupon' }: Watches) {
  useRecordWatch(kind, watched);
  return useEditors(kind, watched).join();
}

/** A form that is opened after the first beat of the pulse. */
function Beating(watches: Watches) {
  const { data } = useBeat();
  return data && <Watching {...watches} />;
}

/** A form that may be opened before the first beat. */
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

it.each([
  ...PLATFORM_WATCHED.map((kind) => ['platform', kind] as const),
  ...COMPANY_WATCHED.map((kind) => ['company', kind] as const),
])('asks on the site of the %s of %s, and tells who else has one open', async (name, kind) => {
  const calls = serve(({ query }) => {
    const open = query.get('open');
    const changed = { by: null, at: '2026-11-23T07:58:00.000Z' };
    return { waiting: [], tasks: [], record: open && { open, revision: 3, changed, editing: ['Ana Jović'] } };
  });
  renderScreen(
    <SiteContext value={Object.assign({}, sampleSite, { name })}>
      <Beating watched="7" kind={kind} />
    </SiteContext>,
  );
  await screen.findByText('Ana Jović');
  const pulse = name === 'company' ? 'company/pulse/' : 'admin/pulse/';
  expect(calls.map(({ path, query }) => [path, query.get('open')])).toEqual([
    [pulse, null],
    [pulse, `${kind}.7`],
  ]);
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
  // The timeout ends before the next beat, which would report the form anyway.
  await waitFor(() => expect(calls.map(({ query }) => query.get('open'))).toEqual([null, 'coupon.7']), {
    timeout: 5000,
  });
});
