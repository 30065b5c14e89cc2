// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { useDownload } from './use-download.ts';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const file = (name: string) => ({ name, content: new Blob() });

function Files({ fetch }: { fetch: (id: number) => Promise<ReturnType<typeof file>> }) {
  const { download } = useDownload(fetch, { of: (id) => id, done: (id) => `${id} is saved` });
  return [1, 2].map((id) => (
    <button key={id} type="button" onClick={() => download(id)}>
      {id}
    </button>
  ));
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('saves each of many files once, beside each other, and says so', async () => {
  const { said } = renderScreen(<Files fetch={async (id) => file(`${id}.pdf`)} />);
  for (const name of ['1', '1', '2']) press(name);
  await waitFor(() => expect(said).toHaveLength(2));
  expect(saved).toEqual(['1.pdf', '2.pdf']);
  expect(said).toEqual([
    { tone: 'success', text: '1 is saved' },
    { tone: 'success', text: '2 is saved' },
  ]);
});

it('says why a file did not come, and saves nothing', async () => {
  const { said } = renderScreen(<Files fetch={() => Promise.reject(new Error('Too much is going on.'))} />);
  press('1');
  await waitFor(() => expect(said).toEqual([{ tone: 'error', text: 'Too much is going on.' }]));
  expect(saved).toEqual([]);
});

/** A button that hands its event on, as many do. */
function OneFile({ fetch }: { fetch: () => Promise<ReturnType<typeof file>> }) {
  const { download }: { download: () => void } = useDownload(fetch);
  return (
    <button type="button" onClick={download}>
      File
    </button>
  );
}

it('saves the only file once, however it is pressed', async () => {
  renderScreen(<OneFile fetch={async () => file('all.csv')} />);
  for (const name of ['File', 'File']) press(name);
  await waitFor(() => expect(saved).toEqual(['all.csv']));
});
