import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sr as adminSr } from './admin/sr.ts';
import { sr as platformApprovalsSr } from './admin-approvals/sr.ts';
import { en as budgetsEn } from './admin-budgets/en.ts';
import { en as companiesEn } from './admin-companies/en.ts';
import { sr as companiesSr } from './admin-companies/sr.ts';
import { en as learningEn } from './admin-learning/learning-en.ts';
import { sr as learningSr } from './admin-learning/learning-sr.ts';
import { en as peopleEn } from './admin-people/en.ts';
import { sr as peopleSr } from './admin-people/sr.ts';
import { en as requestsEn } from './admin-requests/en.ts';
import { sr as suggestionsSr } from './admin-suggestions/sr.ts';
import { sr as approvalsSr } from './approvals/sr.ts';
import { en as importsEn } from './imports/en.ts';
import { sr as importsSr } from './imports/sr.ts';
import { counted, grouped, plural, together } from './plural.ts';
import { sr as recordsSr } from './records/sr.ts';

const things = { one: 'stvar', few: 'stvari', other: 'stvari (mn.)' };

describe('a Serbian count', () => {
  it.each([1, 21, 101])('%i takes the singular', (count) => expect(plural('SR', count, things)).toBe('stvar'));
  it.each([2, 3, 4, 22, 104])('%i takes the paucal', (count) => expect(plural('SR', count, things)).toBe('stvari'));
  it.each([0, 5, 11, 12, 14, 20, 111])('%i takes the plural', (count) =>
    expect(plural('SR', count, things)).toBe('stvari (mn.)'),
  );
});

it('an English count has two forms', () => {
  const forms = { one: 'thing', other: 'things' };
  expect([0, 1, 2, 21].map((count) => plural('EN', count, forms))).toEqual(['things', 'thing', 'things', 'things']);
});

it.each([
  [importsEn['after.ending'], '1 person ends', '2 people end'],
  [importsEn['after.ends'], '1 person ends on 31.12.2026.', '2 people end on 31.12.2026.'],
  [budgetsEn['effect.invited'], '1 person who has no account yet', '2 people who have no account yet'],
])('an English verb goes with who is counted: %#', (said, one, two) => {
  expect([1, 2].map((count) => said({ count, day: '31.12.2026.' }))).toEqual([one, two]);
});

it('a language without the form for a few falls back to the plural', () => {
  expect(plural('SR', 3, { one: 'x', other: 'y' })).toBe('y');
});

describe('a large count', () => {
  it.each([
    ['EN', 999, '999'],
    ['EN', 1234, '1,234'],
    ['EN', 1234567, '1,234,567'],
    ['SR', 999, '999'],
    ['SR', 1234, '1.234'],
    ['SR', 1234567, '1.234.567'],
  ] as const)('in %s: %i is written %s', (language, count, written) => expect(grouped(language, count)).toBe(written));

  it('stands before its noun', () => {
    expect(counted('SR', 1231, things)).toBe('1.231 stvar');
    expect(counted('EN', 1231, { one: 'thing', other: 'things' })).toBe('1,231 things');
  });

  it.each(['en', 'sr'] as const)('is grouped in every text of %s that counts', async (language) => {
    const mark = language === 'en' ? ',' : '.';
    const counts = { count: 1234, courses: 1234, packages: 1234, text: 'joga', total: '1', name: 'Niš', seconds: 1234 };
    const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).filter((one) =>
      one.isDirectory(),
    );
    const tables = await Promise.all(
      folders.map(async ({ name }) => Object.entries<unknown>((await import(`./${name}/${language}.ts`))[language])),
    );
    const said = tables
      .flat()
      .flatMap(([key, text]) => (typeof text === 'function' ? [`${key}: ${text(counts)}`] : []));
    expect(said.filter((text) => text.includes('1234'))).toEqual([]);
    expect(said.filter((text) => text.includes(`1${mark}234`)).length).toBeGreaterThan(20);
  });
});

describe('a sentence agrees with what it counts', () => {
  it.each([
    [1, '1 person is enrolled and keeps it.', 'Upisana je 1 osoba, i to joj ostaje.'],
    [2, '2 people are enrolled and keep it.', 'Upisane su 2 osobe, i to im ostaje.'],
    [5, '5 people are enrolled and keep it.', 'Upisano je 5 osoba, i to im ostaje.'],
  ])('where %i are enrolled', (count, inEnglish, inSerbian) => {
    const [en, sr] = [learningEn, learningSr].map((texts) => texts['end.enrolled']({ count }));
    expect([en?.startsWith(inEnglish), sr?.startsWith(inSerbian)]).toEqual([true, true]);
  });

  it.each([
    [1, '1 role in administration is gone. Only an owner gives it', '1 uloga u administraciji se gubi. Ponovo je daje'],
    [2, '2 roles in administration are gone. Only an owner gives them', '2 uloge u administraciji se gube. Ponovo ih'],
    [5, '5 roles in administration are gone.', '5 uloga u administraciji se gubi. Ponovo ih daje'],
  ])('where %i roles are gone', (count, inEnglish, inSerbian) => {
    expect(peopleEn['end.roles']({ count })).toContain(inEnglish);
    expect(peopleSr['end.roles']({ count })).toContain(inSerbian);
  });

  it.each([
    ['end.orders', 1, '1 order is not completed yet and stays as it is.'],
    ['end.orders', 2, '2 orders are not completed yet and stay as they are.'],
    ['end.subscriptions', 1, '1 subscription is charged no more and ends with the month that is paid.'],
    ['end.subscriptions', 2, '2 subscriptions are charged no more and end with the month that is paid.'],
  ] as const)('of a company in English: %s of %i', (key, count, said) => {
    expect(companiesEn[key]({ count })).toBe(said);
  });

  it.each([
    ['end.orders', 1, '1 porudžbina nije završena i ostaje kako jeste.'],
    ['end.orders', 2, '2 porudžbine nisu završene i ostaju kako jesu.'],
    ['end.orders', 5, '5 porudžbina nije završeno i ostaje kako jeste.'],
    ['end.invitations', 2, '2 otvorene pozivnice dotle ne vrede.'],
    ['end.invitations', 5, '5 otvorenih pozivnica dotle ne vredi.'],
    ['end.subscriptions', 1, '1 pretplata se više ne naplaćuje i završava se sa plaćenim mesecom.'],
    ['end.subscriptions', 2, '2 pretplate se više ne naplaćuju i završavaju se sa plaćenim mesecom.'],
  ] as const)('of a company in Serbian: %s of %i', (key, count, said) => {
    expect(companiesSr[key]({ count })).toBe(said);
  });

  it.each([
    [1, '1 request waits for a decision. It can still', '1 zahtev čeka odluku. I dalje može da se reši,'],
    [2, '2 requests wait for a decision. They can still', '2 zahteva čekaju odluku. I dalje mogu da se reše,'],
    [5, '5 requests wait for a decision. They can still', '5 zahteva čeka odluku. I dalje mogu da se reše,'],
    [21, '21 requests wait for a decision. They can still', '21 zahtev čeka odluku. I dalje može da se reši,'],
  ])('where %i requests wait', (count, inEnglish, inSerbian) => {
    expect(peopleEn['many.requests']({ count })).toContain(inEnglish);
    expect(peopleSr['many.requests']({ count })).toContain(inSerbian);
  });

  it.each([
    [1, 2, 'Menja se 1, a 2 ostaju kako jesu.'],
    [2, 1, 'Menjaju se 2, a 1 ostaje kako jeste.'],
    [5, 22, 'Menja se 5, a 22 ostaju kako jesu.'],
    [21, 5, 'Menja se 21, a 5 ostaje kako jeste.'],
  ])('where %i change and %i do not', (count, rest, said) => {
    expect(recordsSr['bulk.some']({ count, rest })).toBe(said);
  });

  it.each([
    [1, '1 nije u ovom spisku'],
    [2, '2 nisu u ovom spisku'],
    [5, '5 nije u ovom spisku'],
  ])('where %i are not in a list', (count, said) => expect(adminSr['list.chosenNotHere']({ count })).toBe(said));

  it.each([
    [1, 'ne dobija'],
    [2, 'ne dobijaju'],
    [5, 'ne dobija'],
  ])('where %i get nothing', (count, said) => {
    for (const texts of [approvalsSr, platformApprovalsSr]) expect(texts.left({ count })).toContain(`pa ${said} `);
  });

  it.each([
    [1, 'The invitation to 1 person is on its way.', 'Pozivnica ide za 1 osobu.', 'Pozivnica za 1 osobu ide 1.12. u'],
    [2, 'Invitations to 2 people are on their way.', 'Pozivnice idu za 2 osobe.', 'Pozivnice za 2 osobe idu 1.12. u'],
    [
      21,
      'Invitations to 21 people are on their way.',
      'Pozivnice idu za 21 osobu.',
      'Pozivnice za 21 osobu idu 1.12. u',
    ],
  ])('where %i invitations leave', (count, inEnglish, inSerbian, later) => {
    expect(peopleEn['invite.started']({ count })).toBe(inEnglish);
    expect(peopleSr['invite.started']({ count })).toBe(inSerbian);
    expect(peopleSr['invite.startedOn']({ count, day: '1.12.' })).toContain(later);
  });

  it.each([
    [0, 'No invitation was sent.', 'Nijedna pozivnica nije poslata.'],
    [1, '1 invitation is on the way.', 'Na putu: 1 pozivnica.'],
    [2, '2 invitations are on the way.', 'Na putu: 2 pozivnice.'],
  ])('where %i invitations were written', (count, inEnglish, inSerbian) => {
    expect(peopleEn['invitations.done']({ count })).toBe(inEnglish);
    expect(peopleSr['invitations.done']({ count })).toBe(inSerbian);
  });

  it.each([
    [1, 'Paid to 1 employee, who is told at once.'],
    [2, 'Paid to 2 employees, who are told at once.'],
  ])('where %i get something', (count, paid) => {
    expect(requestsEn['many.people']({ count })).toBe(paid);
  });

  it.each([
    [1, 'Još nije završilo: 1. I dalje može da završi.'],
    [2, 'Još nije završilo: 2. I dalje mogu da završe.'],
    [5, 'Još nije završilo: 5. I dalje mogu da završe.'],
  ])('where %i have not finished', (count, said) => expect(learningSr['end.unfinished']({ count })).toBe(said));

  it.each([
    [1, 'Obaveštenje dobija 1 osoba,'],
    [2, 'Obaveštenje dobijaju 2 osobe,'],
    [5, 'Obaveštenje dobija 5 osoba,'],
  ])('where %i are told', (count, said) => expect(suggestionsSr['many.people']({ count })).toContain(said));

  it.each([
    [1, 'Upisan je 1 red', 'vraćen je 1 red,'],
    [2, 'Upisana su 2 reda', 'vraćena su 2 reda,'],
    [4, 'Upisana su 4 reda', 'vraćena su 4 reda,'],
    [5, 'Upisano je 5 redova', 'vraćeno je 5 redova,'],
    [12, 'Upisano je 12 redova', 'vraćeno je 12 redova,'],
    [21, 'Upisan je 21 red', 'vraćen je 21 red,'],
    [22, 'Upisana su 22 reda', 'vraćena su 22 reda,'],
    [1353, 'Upisana su 1.353 reda', 'vraćena su 1.353 reda,'],
  ])('where %i rows of an import are written, or taken back', (count, written, back) => {
    expect(importsSr['done.title']({ count })).toBe(written);
    expect(importsSr['done.both']({ count, ended: 2 })).toBe(`${written}, 2 osobe završavaju`);
    expect(importsSr['done.stopped']({ count })).toContain(`: ${back} `);
  });
});

it('puts words together as a sentence does', () => {
  expect([together('SR', ['40', '8.123']), together('SR', ['4', '5', '6'])]).toEqual(['40 i 8.123', '4, 5 i 6']);
  expect([together('EN', ['40', '8,123']), together('EN', ['40'])]).toEqual(['40 and 8,123', '40']);
});
