// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, startTransition, use, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CorporateOrder, CorporatePerson, CorporateRequest } from '#contract/corporate/corporate.contract.ts';
import { en as admin } from '#locales/admin/en.ts';
import { en as texts } from '#locales/admin-corporate/en.ts';
import { en as records } from '#locales/records/en.ts';
import { type ListFilter, wordsOf } from '../admin/list/list-filter.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { type Answer, around, type Call, renderScreen, serve } from '../testing/render-screen.tsx';
import { inSampleSite } from '../testing/sample-site.tsx';
import { BoughtScreen } from './bought-screen.tsx';
import { FiledScreen } from './filed-screen.tsx';
import { useSpendingFilters } from './use-spending-filters.ts';

afterEach(cleanup);

const person = (id: number, name: string, email = `${id}@una.rs`): CorporatePerson => ({
  id,
  name,
  email,
  unit: '',
  given: 0,
  spent: 0,
  held: 0,
  left: 0,
});
const [ana, ema] = [person(3, 'Ana Čolić'), person(7, 'Ema Babić')];

interface Shown {
  rows: readonly { person: CorporatePerson }[];
  waits: boolean;
}

describe('the people of an address', () => {
  /** The chosen people in the words of their filter. */
  function shown(people: Answer, chosen: readonly string[]) {
    const calls = serve((call) => (call.path === 'v2/corporate/people/' ? people(call) : []));
    const { wrap } = around();
    let drawn = 0;
    const useCounted = () => {
      drawn += 1;
      return useSpendingFilters([{ person: ana }], 'Day', chosen);
    };
    const { result } = renderHook(useCounted, { wrapper: wrap });
    const filter = () => result.current.find(({ name }) => name === 'person');
    return {
      asked: () => calls.filter(({ path }) => path === 'v2/corporate/people/').map(({ query }) => query.get('ids')),
      drawn: () => drawn,
      words: () => wordsOf({ person: chosen }, filter() as NonNullable<ReturnType<typeof filter>>),
    };
  }

  it('are named when they bought nothing of what is shown', async () => {
    const { asked, words } = shown(() => listAnswer([ema], {}), ['3', '7']);
    expect(words()).toBe('Ana Čolić, …');
    await waitFor(() => expect(words()).toBe('Ana Čolić, Ema Babić'));
    expect(asked()).toEqual(['3,7']);
  });

  it('are said by their number when nobody knows them any more', async () => {
    const { words } = shown(() => listAnswer([], {}), ['9']);
    await waitFor(() => expect(words()).toBe('9'));
  });

  it('keep the names of rows that are shown no more', async () => {
    serve(() => new Promise<never>(() => {}));
    const { wrap } = around();
    const words = (filters: readonly ListFilter[]) =>
      wordsOf({ person: ['7'] }, filters.find(({ name }) => name === 'person') as ListFilter);
    const { result, rerender } = renderHook(({ rows }) => useSpendingFilters(rows, 'Day', ['7']), {
      wrapper: wrap,
      initialProps: { rows: [{ person: ema }] },
    });
    expect(words(result.current)).toBe('Ema Babić');
    rerender({ rows: [{ person: ana }] });
    expect(words(result.current)).toBe('Ema Babić');
  });

  it('are called what they were read as last, where a row still has another name', async () => {
    const { words, drawn } = shown(() => listAnswer([person(3, 'Ana Babić')], {}), ['3']);
    expect(words()).toBe('Ana Čolić');
    await waitFor(() => expect(words()).toBe('Ana Babić'));
    // The two names do not alternate.
    const settled = drawn();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(drawn() - settled).toBeLessThan(3);
  });

  it('are not named by a drawing that React has given up', async () => {
    serve(() => new Promise<never>(() => {}));
    const { wrap } = around();
    const never = new Promise<never>(() => {});
    const drawn: string[] = [];
    let show = (_: Shown) => {};
    function Words({ rows, waits }: Shown) {
      const filter = useSpendingFilters(rows, 'Day', ['7']).find(({ name }) => name === 'person') as ListFilter;
      drawn.push(rows.map(({ person: { name } }) => name).join(', '));
      if (waits) use(never);
      return <output>{wordsOf({ person: ['7'] }, filter)}</output>;
    }
    function Screen() {
      const [shown, setShown] = useState<Shown>({ rows: [{ person: ana }], waits: false });
      show = setShown;
      return (
        <Suspense>
          <Words {...shown} />
        </Suspense>
      );
    }
    render(<Screen />, { wrapper: wrap });
    expect(screen.getByRole('status').textContent).toBe('…');
    await act(async () => startTransition(() => show({ rows: [{ person: ema }], waits: true })));
    // The new rows were rendered in a suspended transition, which never reached the screen.
    expect(drawn.at(-1)).toBe('Ema Babić');
    await act(async () => show({ rows: [{ person: ana }], waits: false }));
    expect([drawn.at(-1), screen.getByRole('status').textContent]).toEqual(['Ana Čolić', '…']);
  });

  it('are not asked for when there are none, nor is anybody before the filter is opened', async () => {
    const { asked, words } = shown(() => listAnswer([], {}), []);
    // Longer than the debounce of the search.
    await act(() => new Promise((resolve) => setTimeout(resolve, 250)));
    expect([asked(), words()]).toEqual([[], '']);
  });
});

const category = { id: 1, name_sr: 'Sport', name_en: 'Sport' };
const spent = { id: 41, date: '2026-11-20T08:00:00.000Z', person: { id: 3, name: 'Ana Čolić' }, category };
const order: CorporateOrder = Object.assign({}, spent, {
  number: 12,
  benefit: 'Massage',
  count: 1,
  total: 1000,
  currency: 'RSD' as const,
  status: 'pending' as const,
});
const request: CorporateRequest = Object.assign({}, spent, {
  kind: 'reimbursement' as const,
  amount: 1000,
  currency: 'RSD' as const,
  status: 'pending' as const,
});

describe.each<[string, string, () => ReactNode]>([
  ['orders', '/corporate-panel/orders', () => <BoughtScreen />],
  ['requests', '/corporate-panel/requests', () => <FiledScreen />],
])('the filter by person of the list of %s', (_name, at, draw) => {
  const everybody = [ana, ema, person(8, 'Ivo Marić')];
  const searched = ({ query }: Call) => {
    const [search, ids] = [query.get('search'), query.get('ids')?.split(',')];
    return listAnswer(everybody, {
      search: search === null ? null : ({ name }) => name.toLowerCase().includes(search),
      ids: ids ? ({ id }) => ids.includes(String(id)) : null,
    });
  };

  function open(people: Answer = searched, asked = '', whose = spent.person) {
    const calls = serve((call) => {
      if (call.path === 'v2/corporate/people/') return people(call);
      const wanted = call.query.get('person')?.split(',');
      const lets = wanted ? ({ person: { id } }: { person: { id: number } }) => wanted.includes(String(id)) : null;
      if (call.path === 'v2/corporate/orders/') return listAnswer([{ ...order, person: whose }], { person: lets });
      if (call.path === 'v2/corporate/requests/') return listAnswer([{ ...request, person: whose }], { person: lets });
      return call.path === 'v2/saved-lists/' ? { results: [] } : [];
    });
    const me = Object.assign({}, jelena, { corporate_account: true });
    const { where } = renderScreen(inSampleSite(draw()), { at: at + asked, me });
    const searches = () =>
      calls
        .filter(({ path, query }) => path === 'v2/corporate/people/' && !query.has('ids'))
        .map(({ query }) => query.get('search'));
    return { where, searches };
  }

  const filter = async () => {
    await userEvent.click(await screen.findByRole('button', { name: admin['list.filter'] }));
    await userEvent.click(screen.getByRole('button', { name: texts.person }));
    return screen.findByRole('searchbox', { name: 'Find in: Person' });
  };
  const box = (name: string) => screen.findByRole('checkbox', { name });
  const said = (words: string) =>
    waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words));

  it('offers those who stand in no row that is shown, and finds anybody by typing', async () => {
    const { where, searches } = open();
    const typed = await filter();
    await box('Ema Babić');
    await userEvent.type(typed, 'ivo');
    await waitFor(() => expect(searches()).toEqual([null, 'ivo']));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Ema Babić' })).toBeNull());
    await userEvent.click(await box('Ivo Marić'));
    await waitFor(() => expect(where()).toBe(`${at}?person=8`));
    // No row has a person of that name; the chip shows the name nevertheless.
    await screen.findByRole('button', { name: /Change.*Person: Ivo Marić/, hidden: true });
  });

  it('says that it reads, and that nobody answers once that is known', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    open(async (call) => {
      await waiting;
      return searched(call);
    });
    const typed = await filter();
    await said(records.opening);
    answer();
    await box('Ana Čolić');
    await userEvent.type(typed, 'xy');
    await said(admin['palette.nothing']);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('says that nobody could be read, and reads them again', async () => {
    let isBroken = true;
    open((call) => (isBroken ? Response.json({ code: 'internal' }, { status: 500 }) : searched(call)));
    await filter();
    await said(records['options.failed']);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: records.again }));
    await box('Ema Babić');
  });

  it('names in its chip whom the address names, and chooses others beside them', async () => {
    const { where } = open(searched, '?person=8');
    await userEvent.click(await screen.findByRole('button', { name: /Change.*Person: Ivo Marić/ }));
    const ticked = () =>
      screen
        .getAllByRole('checkbox')
        .filter((one) => one.getAttribute('aria-checked') === 'true')
        .map((one) => one.parentElement?.textContent);
    await box('Ema Babić');
    expect(ticked()).toEqual(['Ivo Marić']);
    await userEvent.click(await box('Ema Babić'));
    await waitFor(() => expect(where()).toBe(`${at}?person=8%2C7`));
    await waitFor(() => expect(ticked()).toEqual(['Ema Babić', 'Ivo Marić']));
    await screen.findByRole('button', { name: /Change.*Person: Ivo Marić, Ema Babić/, hidden: true });
  });

  it('tells two of one name apart by their address, one of them chosen before, and names them alone in its chip', async () => {
    const [one, other] = [person(3, 'Ana Čolić', 'ana@una.rs'), person(9, 'Ana Čolić', 'colic@una.rs')];
    const { where } = open(({ query }) => listAnswer(query.has('ids') ? [other] : [one, ema], {}), '?person=9');
    await userEvent.click(await screen.findByRole('button', { name: /Change.*Person: Ana Čolić/ }));
    await box('Ana Čolić colic@una.rs');
    await userEvent.click(await box('Ana Čolić ana@una.rs'));
    await box('Ema Babić');
    await waitFor(() => expect(where()).toBe(`${at}?person=9%2C3`));
    await screen.findByRole('button', { name: /Change.*Person: Ana Čolić, Ana Čolić$/, hidden: true });
  });

  it('says of somebody whose data were erased that they are, in its rows and its chip', async () => {
    const erased = person(3, 'erased-3@erased.invalid', 'erased-3@erased.invalid');
    open(() => listAnswer([erased], {}), '?person=3', erased);
    await screen.findByRole('button', { name: /Change.*Person: Erased person$/ });
    expect(await screen.findAllByRole('cell', { name: records.erasedPerson })).toHaveLength(1);
    expect(screen.queryByText(erased.name)).toBeNull();
  });
});
