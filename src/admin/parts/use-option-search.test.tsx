// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listProviders } from '#contract/providers/admin-providers.contract.ts';
import { Combobox } from '#design-system/combobox/combobox.tsx';
import { query } from '../../api/query.ts';
import { listAnswer } from '../../testing/list-answer.ts';
import { provider } from '../../testing/providers-server.ts';
import { renderScreen, serve } from '../../testing/render-screen.tsx';
import { labelMatches } from './label-matches.ts';
import { useOptionSearch } from './use-option-search.ts';

const LOADING = 'Loading';
const FAILED = 'The choices could not be loaded.';
const NONE = 'No such provider.';

function Providers() {
  const { data, onSearch, reading } = useOptionSearch((search) => query(listProviders, { query: { search } }));
  const options = (data?.results ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Combobox
      label="Provider"
      options={options}
      reading={reading}
      value={null}
      onChange={() => {}}
      onSearch={onSearch}
      matches={labelMatches}
      emptyText={NONE}
    />
  );
}

/** A server whose answers the test gives one by one. */
function open() {
  const waiting: ((answer: unknown) => void)[] = [];
  const calls = serve(() => new Promise((answer) => waiting.push(answer)));
  renderScreen(<Providers />);
  return {
    searches: () => calls.map(({ query: asked }) => asked.get('search')),
    answer: (...names: string[]) =>
      waiting.shift()?.(
        listAnswer(
          names.map((name, at) => provider(at + 1, name)),
          {},
        ),
      ),
    fail: () => waiting.shift()?.(new Response(null, { status: 500 })),
  };
}

const field = () => screen.getByRole('combobox');
const labels = () => screen.queryAllByRole('option').map((row) => row.textContent);
const isSaid = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

it('says that it is reading until the first answer, and then what there is', async () => {
  const { answer } = open();
  await userEvent.click(field());
  await isSaid(LOADING);
  answer('Lotos', 'Drina');
  await isSaid('');
  expect(labels()).toEqual(['Lotos', 'Drina']);
});

it('does not say of a search that nothing was found before it is answered', async () => {
  const { answer, searches } = open();
  await userEvent.click(field());
  answer('Lotos');
  await screen.findByRole('option', { name: 'Lotos' });
  await userEvent.type(field(), 'una');
  // Before the search is sent it is not answered either.
  expect([labels(), screen.getByRole('status').textContent]).toEqual([[], LOADING]);
  await waitFor(() => expect(searches()).toEqual([null, 'una']));
  expect(screen.getByRole('status').textContent).toBe(LOADING);
  answer();
  await isSaid(NONE);
});

it('says that a search failed, and asks for the same again', async () => {
  const { answer, fail, searches } = open();
  await userEvent.type(field(), 'una');
  answer('Lotos');
  await waitFor(() => expect(searches()).toEqual([null, 'una']));
  fail();
  await isSaid(FAILED);
  await userEvent.keyboard('{Enter}');
  await isSaid(LOADING);
  answer('Una Softver');
  await isSaid('');
  expect([labels(), searches()]).toEqual([['Una Softver'], [null, 'una', 'una']]);
});
