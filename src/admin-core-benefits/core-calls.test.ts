// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { type Call, serve } from '../testing/render-screen.tsx';
import { coreCalls } from './core-calls.ts';

const HALL = {
  id: 7,
  own: true,
  name_sr: 'Rekreacija',
  name_en: '',
  short_description_sr: 'Sala.',
  short_description_en: '',
  description_sr: '',
  description_en: '',
  category_id: 4,
  contact: '',
  document: null,
  active: true,
  revision: 1,
  changed_at: '2026-11-23T13:05:00.000Z',
  changed: { at: '2026-11-23T13:05:00.000Z', by: { id: 8, name: 'Vesna Ilić' } },
};
const LISTED = Object.assign({ provider: 'Bura film', missing: [], has_document: false }, HALL);
const list = { count: 1, count_is_exact: true, next: null, previous: null, results: [LISTED], without: [] };
/** The admin who made the changes of the sample. */
const VESNA = { person: 8 };
const of = ({ method, path }: Call) => `${method} ${path}`;

/** Stubs uploads with these answers in turn; null is a broken connection. Returns the forms that were sent. */
function uploads(answers: (object | null)[]): FormData[] {
  const sent: FormData[] = [];
  class Upload {
    upload = {};
    status = 201;
    response = new TextEncoder().encode('');
    onload = () => {};
    onerror = () => {};
    onloadend = () => {};
    open = () => {};
    setRequestHeader = () => {};
    getAllResponseHeaders = () => 'content-type: application/json';
    send = (form: FormData) => {
      sent.push(form);
      const [answer] = answers.splice(0, 1);
      this.response = new TextEncoder().encode(JSON.stringify(answer));
      if (answer) this.onload();
      else this.onerror();
      this.onloadend();
    };
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return sent;
}

const RULES = new File(['%PDF-1.7'], 'pravilnik.pdf', { type: 'application/pdf' });
const document = { name: 'pravilnik.pdf', bytes: 8 };
const NEW_HALL = { name_sr: 'Rekreacija', short_description_sr: 'Sala.', category_id: 4 };

it('sends a new one with the document that was chosen for it', async () => {
  const calls = serve(() => HALL);
  const changes = Object.assign({ document }, NEW_HALL);
  const [sent, once] = [uploads([HALL]), { seen: 0, changes, restores: false, key: 'a' }];
  await coreCalls('new', () => RULES).save(once);
  expect(Object.fromEntries(sent[0]?.entries() ?? [])).toEqual({
    name_sr: 'Rekreacija',
    short_description_sr: 'Sala.',
    category_id: '4',
    file: RULES,
  });
  expect(calls.map(of)).toEqual(['GET company/core-benefits/7/']);
});

it('sends no document that was taken out of the form again', async () => {
  serve(() => HALL);
  const sent = uploads([HALL]);
  await coreCalls('new', () => RULES).save({ seen: 0, changes: NEW_HALL, restores: false, key: 'a' });
  expect([...(sent[0]?.keys() ?? [])]).toEqual(['category_id', 'name_sr', 'short_description_sr']);
});

it('waits longer for the answer where a document goes with it', () => {
  const { answerLimit } = coreCalls('new', () => RULES);
  expect([answerLimit({ document }), answerLimit({})]).toEqual([120_000, 20_000]);
});

it('finds the one that no answer came for, and no other one', async () => {
  const calls = serve(({ path }: Call) => (path === 'company/core-benefits/' ? list : HALL));
  const { findAdded } = coreCalls('new', () => undefined);
  expect(await findAdded(NEW_HALL, VESNA)).toMatchObject({ fields: { name_sr: 'Rekreacija' }, revision: 1 });
  expect(calls.map(of)).toEqual(['GET company/core-benefits/', 'GET company/core-benefits/7/']);
  expect(await findAdded(Object.assign({}, NEW_HALL, { name_sr: ' Rekreacija ' }), VESNA)).not.toBeNull();
  expect(await findAdded(Object.assign({}, NEW_HALL, { name_sr: 'Teretana' }), VESNA)).toBeNull();
  // Not found if another admin added the record.
  expect(await findAdded(NEW_HALL, { person: 9 })).toBeNull();
});

it('shows one again after its texts were saved, each with the revision of then', async () => {
  const calls = serve(() => Object.assign({}, HALL, { revision: 5 }));
  await coreCalls('7', () => undefined).save({ seen: 4, changes: { contact: 'Ana' }, restores: true, key: 'a' });
  expect(calls.map((call) => [of(call), call.headers['If-Revision-Match']])).toEqual([
    ['PATCH company/core-benefits/7/', '4'],
    ['POST company/core-benefits/7/reactivate/', '5'],
    ['GET company/core-benefits/7/', undefined],
  ]);
});
