import { describe, expect, it } from 'vitest';
import { TASK_KINDS } from '#contract/tasks/task-kinds.ts';
import type { Task } from '#contract/tasks/tasks.contract.ts';
import { trayTexts } from '#locales/tasks/tray.texts.ts';
import { goesOn, partOf } from '../parts/task-progress.ts';
import { type Say, titleOf } from './task-title.ts';
import { canUndo, saidOf, trayTask } from './task-words.ts';

const sr: Say = (key, ...rest) => trayTexts.translate('SR', key, ...rest);
const en: Say = (key, ...rest) => trayTexts.translate('EN', key, ...rest);

const NOW = new Date('2026-11-23T08:00:00.000Z');

const gift = (parts: Partial<Task> = {}): Task => ({
  id: 1,
  kind: 'gift',
  about: null,
  status: 'running',
  done: 12_400,
  total: 20_000,
  failed: 0,
  created_at: '2026-11-23T07:58:00.000Z',
  started_at: '2026-11-23T07:58:00.000Z',
  ended_at: null,
  eta: '2026-11-23T08:00:24.400Z',
  can_cancel: true,
  bulk: null,
  undo_until: null,
  file_until: null,
  result: null,
  error: null,
  ...parts,
});

describe('what a task is called', () => {
  const called = (t: Say, parts: Partial<Task>) => titleOf(t, gift(Object.assign({ total: 240 }, parts)));

  it.each<[string, string | null, string, string]>([
    ['announcement', 'Zimski raspored', 'Obaveštenje „Zimski raspored“', 'Announcement “Zimski raspored”'],
    ['announcement', null, 'Obaveštenje: 240 osoba', 'Announcement to 240 people'],
    [
      'announcement_withdraw',
      'Zimski raspored',
      'Povlačenje obaveštenja „Zimski raspored“',
      'Taking back the announcement “Zimski raspored”',
    ],
    [
      'user_import_check',
      'ljudi.csv, Morava banka',
      'Provera uvoza ljudi: ljudi.csv, Morava banka',
      'Check of imported people: ljudi.csv, Morava banka',
    ],
    ['import_check', null, 'Provera uvoza ljudi: 240 redova', 'Check of imported people: 240 rows'],
    ['benefit_import_undo', 'leto.csv', 'Vraćanje uvoza benefita: leto.csv', 'Taking back imported benefits: leto.csv'],
    ['gift', 'Srećna Nova', 'Poklon za 240 osoba: Srećna Nova', 'Gift to 240 people: Srećna Nova'],
    ['gift', null, 'Poklon za 240 osoba', 'Gift to 240 people'],
    ['benefit_bulk', 'Popust', 'Popust: 240 benefita', 'Popust: 240 benefits'],
    ['benefit_bulk', null, 'Promena: 240 benefita', 'Change of 240 benefits'],
    ['people_bulk_undo', 'Unit', 'Vraćanje „Unit“: 240 osoba', 'Undoing “Unit”: 240 people'],
    ['people_bulk_undo', null, 'Vraćanje promene: 240 osoba', 'Undoing the change of 240 people'],
    ['user_invitations', 'ljudi.csv', 'Pozivnice za 240 osoba: ljudi.csv', 'Invitations to 240 people: ljudi.csv'],
    ['find_anew', 'Voćnjak', 'Novi naziv u pretrazi: Voćnjak', 'New name in the search: Voćnjak'],
    ['subscription_prices', 'RSD', 'Nova cena za 240 pretplata: RSD', 'New prices of 240 subscriptions: RSD'],
    ['export_orders', null, 'Izvoz porudžbina: 240 redova', 'File of orders: 240 rows'],
    ['export_benefits', null, 'Izvoz benefita: 240 redova', 'File of benefits: 240 rows'],
    ['export_people', null, 'Izvoz ljudi: 240 redova', 'File of people: 240 rows'],
    ['export_all_invitations', null, 'Izvoz pozivnica: 240 redova', 'File of invitations: 240 rows'],
  ])('%s of %s', (kind, about, serbian, english) => {
    expect([called(sr, { kind, about }), called(en, { kind, about })]).toEqual([serbian, english]);
  });

  it('is long work for a kind of a newer server alone: each kind that there is has words', () => {
    const nameless = ['reprice', ...TASK_KINDS].filter((kind) => called(en, { kind }) === 'Long work');
    expect(nameless).toEqual(['reprice']);
    expect(called(sr, { kind: 'reprice' })).toBe('Duži posao');
  });
});

describe('a task in the tray', () => {
  it('says how far it is, how long it takes, and what stopping would leave', () => {
    expect(trayTask(sr, gift(), NOW)).toEqual({
      key: '1',
      title: 'Poklon za 20.000 osoba',
      note: '12.400 od 20.000. Još oko 25 s. Ko ga je dobio, zadržava ga i ako zaustaviš.',
      failed: false,
      progress: { value: 12_400, max: 20_000, shown: '62\u00a0%' },
    });
  });

  it('of invitations says what stopping would withdraw', () => {
    const { title, note } = trayTask(en, gift({ kind: 'invitations', total: 12, done: 3, eta: null }), NOW);
    expect([title, note]).toEqual([
      'Invitations to 12 people',
      '3 of 12. If you stop, those that have not left are withdrawn.',
    ]);
  });

  it.each(['find_anew', 'subscription_prices'])('that must end says nothing of stopping (%s)', (kind) => {
    const must = { kind, done: 1204, eta: '2026-11-23T08:00:24.400Z', can_cancel: false };
    expect(trayTask(sr, gift(must), NOW).note).toBe('1.204 od 20.000. Još oko 25 s.');
  });

  it('of a file says until when it can be fetched, and what stopping would leave', () => {
    const file = { kind: 'export_users', total: 84_051, done: 61_200 };
    const noteOf = (parts: Partial<Task>) => trayTask(sr, gift(Object.assign({}, file, parts)), NOW).note;
    expect(trayTask(sr, gift(file), NOW).title).toBe('Izvoz ljudi: 84.051 red');
    expect(noteOf({ eta: null })).toBe('61.200 od 84.051. Ako zaustaviš, fajla nema.');
    expect(noteOf({ status: 'stopping' })).toBe('Zaustavlja se. Fajla neće biti.');
    const done = { status: 'done', done: 84_051, ended_at: '2026-11-22T08:30:00.000Z' } as const;
    expect(noteOf({ ...done, file_until: '2026-11-23T08:30:00.000Z' })).toBe(
      'Gotovo 22.11.2026. 9:30. 84.051 od 84.051. Može da se preuzme do 23.11.2026. 9:30.',
    );
    expect(noteOf({ ...done, file_until: NOW.toISOString() })).toBe(
      'Gotovo 22.11.2026. 9:30. 84.051 od 84.051. Stajao je jedan dan: izvezi spisak ponovo.',
    );
  });

  it('of a change of many says until when it can be taken back, and nothing of that once the day is over', () => {
    const done = {
      kind: 'benefit_bulk',
      status: 'done',
      total: 41,
      done: 41,
      ended_at: '2026-11-23T07:31:00.000Z',
    } as const;
    const bulk = (undo_until: string | null) => gift(Object.assign({ undo_until, bulk: 12 }, done));
    const open = bulk('2026-11-24T07:30:00.000Z');
    expect([canUndo(open, NOW), trayTask(sr, open, NOW).note]).toEqual([
      true,
      'Gotovo u 8:31. 41 od 41. Može da se vrati do 24.11.2026. 8:30.',
    ]);
    for (const until of [null, NOW.toISOString()]) {
      const over = bulk(until);
      expect([canUndo(over, NOW), trayTask(en, over, NOW).note]).toEqual([false, 'Done at 8:31. 41 of 41.']);
    }
    const stopped = Object.assign(open, { status: 'stopped', done: 4, undo_until: '2026-11-24T07:30:00.000Z' });
    expect(trayTask(en, stopped, NOW).note).toBe('Stopped at 8:31. 4 of 41. It can be undone until 24.11.2026. 8:30.');
  });

  it('that ended on another day says on which', () => {
    const ended = { ended_at: '2026-11-22T22:59:00.000Z', done: 20_000 } as const;
    expect(trayTask(sr, gift({ status: 'done', ...ended }), NOW).note).toContain('Gotovo 22.11.2026. 23:59.');
    expect(trayTask(en, gift({ status: 'stopped', ...ended }), NOW).note).toContain('Stopped on 22.11.2026. 23:59.');
  });

  it.each<[string, Partial<Task>, string]>([
    ['waits', { status: 'waiting', done: 0, eta: null }, 'Waiting for its turn.'],
    [
      'is a minute and more from its end',
      { eta: '2026-11-23T08:01:01.000Z' },
      '12,400 of 20,000. About 2 min left. Whoever has it keeps it, also if you stop.',
    ],
    ['is being stopped', { status: 'stopping' }, 'Stopping. What is done stays done.'],
    [
      'is done',
      { status: 'done', done: 19_998, failed: 2, ended_at: '2026-11-23T08:12:00.000Z' },
      'Done at 9:12. 19,998 people got it. 2 left out.',
    ],
    [
      'was stopped',
      { status: 'stopped', done: 1, ended_at: '2026-11-23T08:12:00.000Z' },
      'Stopped at 9:12. 1 person got it.',
    ],
    [
      'stopped by itself, with why',
      {
        status: 'stopped',
        done: 1,
        ended_at: '2026-11-23T08:12:00.000Z',
        error: { code: 'tasks.company_ended', message: 'The company is no longer active, so this stopped.' },
      },
      'Stopped at 9:12. The company is no longer active, so this stopped. 1 person got it.',
    ],
    [
      'failed',
      { status: 'failed', done: 5, error: { code: 'tasks.gone', message: 'The company is closed.' } },
      'The company is closed. 5 people got it.',
    ],
    [
      'is of a kind without words of its own',
      { kind: 'reprice', eta: null },
      '12,400 of 20,000. What is done stays done, also if you stop.',
    ],
  ])('that %s', (_, parts, note) => {
    expect(trayTask(en, gift(parts), NOW).note).toBe(note);
  });

  it('has a bar only while it moves', () => {
    const withBar = (['waiting', 'running', 'stopping', 'done', 'stopped', 'failed'] as const).filter(
      (status) => trayTask(en, gift({ status }), NOW).progress,
    );
    expect(withBar).toEqual(['running', 'stopping']);
  });
});

it('counts what runs, and what is over only when nothing runs', () => {
  const over = gift({ id: 2, status: 'stopped', done: 0 });
  expect([gift(), over].map(goesOn)).toEqual([true, false]);
  expect(partOf([gift({ done: 10_000, failed: 5000 }), over])).toBe(0.75);
  expect(partOf([over])).toBe(0);
  expect(partOf([])).toBe(0);
});

describe('aloud', () => {
  const said = (before: Partial<Task>[], now: Partial<Task>[]) =>
    saidOf(
      en,
      before.map((parts) => gift(parts)),
      now.map((parts) => gift(parts)),
    );

  it('it is said at each quarter, and at the end', () => {
    expect(said([{ done: 0 }], [{ done: 4999 }])).toBe('');
    expect(said([{ done: 4999 }], [{ done: 5000 }])).toBe('Gift to 20,000 people: 25%');
    expect(said([{ done: 5000 }], [{ done: 15_100 }])).toBe('Gift to 20,000 people: 75%');
    expect(said([{ done: 15_100 }], [{ status: 'done', done: 20_000 }])).toBe('Gift to 20,000 people: done');
    expect(said([{ status: 'done' }], [{ status: 'done' }])).toBe('');
  });

  it('nothing is said of what has only just appeared, and all that changed at once', () => {
    expect(said([], [{ status: 'running', done: 9000 }])).toBe('');
    expect(
      said(
        [{ id: 1 }, { id: 2, total: 10, done: 0 }],
        [
          { id: 2, total: 10, done: 6 },
          { id: 1, status: 'failed' },
        ],
      ),
    ).toBe('Gift to 10 people: 50%. Gift to 20,000 people: failed');
  });
});
