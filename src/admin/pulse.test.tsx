// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
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

const beating = (watched: string) =>
  renderScreen(
    <SiteContext value={sampleSite}>
      <Beating watched={watched} />
    </SiteContext>,
  );

it('asks of the record whose form is open, and of none when there is none any more', async () => {
  const calls = serve(() => ({ tasks: [], record: null }));
  const asked = () => calls.map(({ query }) => query.get('open'));
  const { unmount } = beating('7');
  await waitFor(() => expect(asked()).toEqual([null, 'coupon.7']));
  unmount();
  calls.length = 0;
  beating('new');
  await waitFor(() => expect(asked()).toEqual([null]));
});
