import { expect, it } from 'vitest';
import { choiceField } from '../../ground/address.ts';
import { filtersOn, listAddress, listQuery, manyField, namesField, numbersField } from './list-address.ts';

const address = listAddress({
  sorts: ['-changed', 'name'],
  columns: ['name', 'percent', 'state'],
  filters: { state: choiceField(['on', 'off']), kind: manyField(['free', 'paid']), provider: manyField() },
});
const read = (text: string) => address.read(new URLSearchParams(text));

const PLAIN = {
  q: '',
  page: 1,
  per: 21,
  sort: '-changed',
  cols: [],
  rows: '',
  list: '',
  open: '',
  bulk: '',
  state: '',
  kind: [],
  provider: [],
};

it.each<[string, object]>([
  ['', {}],
  ['q=leto&page=3&per=50&sort=name', { q: 'leto', page: 3, per: 50, sort: 'name' }],
  ['sort=-name', { sort: '-name' }],
  ['sort=changed', { sort: 'changed' }],
  ['cols=state,name', { cols: ['state', 'name'] }],
  ['rows=dense&list=7', { rows: 'dense', list: '7' }],
  ['open=12', { open: '12' }],
  ['bulk=7', { bulk: '7' }],
  ['open=new&state=off', { open: 'new', state: 'off' }],
  ['kind=paid,free', { kind: ['paid', 'free'] }],
  ['provider=4,18', { provider: ['4', '18'] }],
])('reads %j', (text, values) => {
  expect(read(text)).toEqual({ ...PLAIN, ...values });
});

it.each([
  'page=0&per=22&sort=password&cols=secret&state=gone&kind=cheap',
  'page=x&per=1000&sort=--name&cols=&kind=',
  'provider=<script>',
])('reads %j as if what it does not know were not there', (text) => {
  expect(read(text)).toEqual(PLAIN);
});

it('names nothing twice', () => {
  expect(read('kind=paid,paid&cols=name,name')).toEqual({ ...PLAIN, kind: ['paid'], cols: ['name'] });
});

it('writes only what differs from the list as it stands by itself', () => {
  expect(Object.values(address.write(read('')))).toEqual(Array.from({ length: 12 }, () => ''));
  expect(address.write(read('q=leto&per=100&sort=name&cols=state&kind=paid'))).toEqual({
    q: 'leto',
    page: '',
    per: '100',
    sort: 'name',
    cols: 'state',
    rows: '',
    list: '',
    open: '',
    bulk: '',
    state: '',
    kind: 'paid',
    provider: '',
  });
});

it('asks for what the address says', () => {
  expect(listQuery(read('q=leto&page=2&per=50&sort=-name&open=7'))).toEqual({
    search: 'leto',
    ordering: '-name',
    page: 2,
    page_size: 50,
  });
  expect(listQuery(read(''))).toEqual({ search: undefined, ordering: '-changed', page: 1, page_size: 21 });
});

it('knows which filters leave something out', () => {
  expect(filtersOn(address, read('state=on&provider=4&q=leto'))).toEqual(['state', 'provider']);
  expect(filtersOn(address, read('q=leto&page=2'))).toEqual([]);
});

it('reads names with whatever is in them, and numbers alone', () => {
  const chosen = listAddress({
    sorts: ['name'],
    columns: ['name'],
    filters: { unit: namesField(12), ids: numbersField },
  });
  const values = chosen.read(
    new URLSearchParams({ unit: 'R%2CD,Prodaja jug,so long a name it is', ids: '4,0,x,18,4' }),
  );
  expect(values).toMatchObject({ unit: ['R,D', 'Prodaja jug'], ids: ['4', '18'] });
  expect(chosen.write(values)).toMatchObject({ unit: 'R%2CD,Prodaja jug', ids: '4,18' });
});
