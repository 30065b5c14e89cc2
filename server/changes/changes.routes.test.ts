import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CATEGORY_ICONS } from '#contract/categories/category-icons.ts';
import type { ChangeKind } from '#contract/changes/change-kinds.ts';
import type { CourseOrPackage } from '#contract/courses/course-or-package.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { recordChanged } from '#contract/records/records.contract.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import type { MailLog } from '../mail/mailer.ts';
import { users } from '../people/people.table.ts';
import { taskKinds } from '../task-kinds.ts';
import { createBatchSize } from '../tasks/batch-size.ts';
import { runTasks } from '../tasks/run-tasks.job.ts';
import { startTask } from '../tasks/start-task.ts';
import type { TaskKind } from '../tasks/task-kind.ts';
import { makeBenefit, makeCategory, makeRates } from '../testing/benefits.ts';
import { pdfFile, pngFile } from '../testing/files.ts';
import { makeCourse, makePackage } from '../testing/learning.ts';
import { sentMails } from '../testing/mails.ts';
import type { Person } from '../testing/people.ts';
import { noticing } from '../testing/planted-bugs.ts';
import { buyBenefit } from '../testing/purchases.ts';
import { makeRequest } from '../testing/requests.ts';
import { STORM, statuses, storm } from '../testing/storm.ts';
import { startTestApp } from '../testing/test-app.ts';
import { noteChange, noteChanges } from './note-change.ts';
import { sealChanges } from './seal-changes.job.ts';
import { sealTeller } from './tell-seal.ts';

const shop = await startTestApp();
const { database, clock } = shop;
const admin = await shop.person({ changes: { adminRoles: ['owner'], firstName: 'Ana', lastName: 'Admin' } });
const boss = await shop.person({ changes: { companyRoles: ['owner'], firstName: 'Boris', lastName: 'Boss' } });
const colleague = await shop.person({ companyId: boss.companyId, flexible: 10_000_000 });

const textsOf = (fields: object) => Object.entries(fields).map(([name, text]) => ({ name, text: String(text) }));
const textIn = (text: string) => ({ text_sr: text, text_en: `${text} en` });
const answers = ['Da', 'Ne'].map((text, place) => ({ ...textIn(text), correct: place === 0 }));
const QUESTIONS = JSON.stringify([{ ...textIn('Prvo'), answers }]);
const course = await makeCourse(database, clock.now);
await makeRates(database, clock.now);
const COURSE = { name_sr: 'Tabele', summary_sr: 'Kratko.', active: false, questions_string: QUESTIONS };
const PACKAGE = { name_sr: 'Kancelarija', summary_sr: 'Kurs.', courses: `[${course}]` };
let coupons = 0;
const addCoupon = () => {
  coupons += 1;
  return shop.call(admin, 'POST', '/user/coupon/', { name: `KUPON ${coupons}`, percent_off: 10 });
};
const add = (path: string, fields: object) => shop.upload(admin, path, textsOf(fields));
const open = () => makeRequest(database, clock.now, colleague);
/** A request about which the review warns of nothing. */
async function openAtOptician() {
  const changes = { createdAt: new Date('2025-01-15T10:00:00Z') };
  const { companyId } = colleague;
  return makeRequest(database, clock.now, await shop.person({ companyId, flexible: 200_000, changes }), {
    providerName: 'Oko kod Ade',
  });
}

function begin(who: Person, permission: TaskKind['permission']): Promise<number> {
  const asked = { kind: 'count', permission, total: 5, payload: {} };
  return database.transaction((transaction) => startTask(transaction, who, asked, clock.now));
}

async function give(): Promise<number> {
  const gift = { people: [colleague.userId], amount: 10 };
  return (await shop.call(boss, 'POST', '/company/budgets/', gift)).body.id;
}

/** Another owner of the company proposes a budget above its limit; returns the proposal's id. */
async function proposed(): Promise<number> {
  const changes = { companyRoles: ['owner' as const], firstName: 'Boris', lastName: 'Boss' };
  const other = await shop.person({ companyId: boss.companyId, changes });
  const gift = { people: [colleague.userId], amount: 1_000_001 };
  return (await shop.call(other, 'POST', '/company/budgets/', gift)).body.approval;
}

const decided = async (id: number, how: string, body?: object) =>
  shop.call(boss, 'POST', `/company/approvals/${id}/${how}/`, body);

/** Another admin decides on a refund above the limit; `withdraw` is done by the person who proposed it. */
async function decideRefund(how: 'approve' | 'refuse' | 'withdraw') {
  const other = await shop.person({ changes: { adminRoles: ['finance'], firstName: 'Boris', lastName: 'Boss' } });
  const buyer = await shop.person({ flexible: 50_000_000 });
  const at = `/admin/orders/${buyer.companyId}/${await buyBenefit(shop, buyer, { price: 20_000_000 })}/`;
  const { impact } = (await shop.call(admin, 'GET', `${at}impact/`)).body;
  const { approval } = (await shop.call(admin, 'POST', `${at}cancel/`, { impact, reason: 'Nema' })).body;
  const path = `/admin/approvals/${approval}/`;
  const { now } = (await shop.call(other, 'GET', path)).body;
  const body = { approve: { seen: now.seen }, refuse: { reason: 'Ne' }, withdraw: undefined }[how];
  return shop.call(how === 'withdraw' ? admin : other, 'POST', `${path}${how}/`, body);
}

/** Sets the rate of the dinar; a large change becomes a proposal. */
async function putRate(perEuro: number) {
  const [dinar] = (await shop.call(admin, 'GET', '/admin/rates/')).body.results;
  return shop.call(admin, 'PUT', '/admin/rates/RSD/', { per_euro: perEuro }, header(dinar.revision));
}

/** Another admin decides on a proposed rate; `withdraw` is done by the person who proposed it. */
async function decideRate(how: 'approve' | 'refuse' | 'withdraw', body?: object) {
  const changes = { adminRoles: ['finance' as const], firstName: 'Boris', lastName: 'Boss' };
  const other = await shop.person({ changes });
  const { id } = (await putRate(130)).body;
  const answer = await shop.call(
    how === 'withdraw' ? admin : other,
    'POST',
    `/admin/rates/proposals/${id}/${how}/`,
    body,
  );
  if (how === 'approve')
    await ask(database, sql`update exchange_rates set per_euro = 117200000 where currency = 'RSD'`);
  return answer;
}

const header = (revision: number | string) => ({ 'if-revision-match': String(revision) });
let providers = 0;
const addProvider = () => {
  providers += 1;
  return shop.call(admin, 'POST', '/admin/providers/', { name: `Provajder ${providers}` });
};
const newProvider = async () => `/admin/providers/${(await addProvider()).body.id}/`;
const writeProvider = async (method: string, path: string, body?: object) =>
  shop.call(admin, method, `${await newProvider()}${path}`, body, header(1));
const endProvider = async () => {
  const path = await newProvider();
  const { impact } = (await shop.call(admin, 'GET', `${path}impact/`)).body;
  return shop.call(admin, 'POST', `${path}deactivate/`, { impact, reason: 'Zatvoren je' }, header(1));
};
const secure = (what: string) =>
  shop.call(admin, 'POST', `/admin/users/${boss.companyId}/${colleague.userId}/${what}`, {
    reason: 'Izgubljen telefon',
  });
let companies = 0;
const addCompany = () => {
  companies += 1;
  return shop.call(admin, 'POST', '/admin/companies/', {
    name: `Kompanija ${companies}`,
    country: 'RS',
    currency: 'RSD',
  });
};
const newCompany = async () => `/admin/companies/${(await addCompany()).body.id}/`;
const endCompany = async (path: string) => {
  const { impact } = (await shop.call(admin, 'GET', `${path}impact/`)).body;
  return shop.call(admin, 'POST', `${path}deactivate/`, { impact, reason: 'Otišli su' }, header(1));
};
let categories = 0;
const addCategory = (parent_id: number | null = null) => {
  categories += 1;
  const names = { name_sr: `Kategorija br. ${categories}`, name_en: `Category no. ${categories}` };
  return shop.call(admin, 'POST', '/admin/categories/', Object.assign(names, { parent_id, icon: 'home' }));
};
const newCategory = async () => `/admin/categories/${(await addCategory()).body.id}/`;
const endCategory = async (path: string) => {
  const { impact } = (await shop.call(admin, 'GET', `${path}impact/`)).body;
  return shop.call(admin, 'POST', `${path}deactivate/`, { impact, reason: 'Nije potrebna' }, header(1));
};
const addBenefit = async () => {
  const filed = { provider_id: (await addProvider()).body.id, category_id: (await addCategory()).body.id };
  const texts = { name_sr: 'Masaža', short_description_sr: 'Topla ulja.' };
  const fields = Object.assign(texts, filed, { kind: 'flexible', way_to_buy: 'web', price: 10 });
  return shop.call(admin, 'POST', '/admin/benefits/', fields);
};
const newBenefit = async () => `/admin/benefits/${(await addBenefit()).body.id}/`;
const offerBenefit = (path: string) => shop.call(admin, 'POST', `${path}offer/`, undefined, header(1));
const runMany = async (path: string, asked: object, who = admin) => {
  const { id } = (await shop.call(who, 'POST', `${path}bulk/preview/`, asked)).body;
  return shop.call(who, 'POST', `${path}bulk/${id}/run/`);
};
const runBulk = async () => runMany('/admin/benefits/', { ids: [(await addBenefit()).body.id], action: 'offer' });
const { body: ran } = await runBulk();
const endProviders = async () => {
  const { body } = await shop.call(admin, 'POST', '/admin/providers/', { name: `Vežbaonica ${Math.random()}` });
  return runMany('/admin/providers/', { ids: [body.id], action: 'deactivate', reason: 'Kraj' });
};
const endCoupons = async () => runMany('/user/coupon/', { ids: [(await addCoupon()).body.pk], action: 'switch_off' });
/** Changes a new person of the company by a bulk change: their unit or last day. `site` is the path of the bulk call. */
const changePeople = async (site: string, asked: object) => {
  const who = site.startsWith('/admin/') ? admin : boss;
  const { userId } = await shop.person({ companyId: boss.companyId });
  return runMany(site, { ...asked, ids: [userId] }, who);
};
/** An order of a new person in the company. */
const buy = async () => buyBenefit(shop, await shop.person({ companyId: boss.companyId, flexible: 1_000_000 }));
/** An announcement to one person in this status; a `waiting` one was sent by somebody else. */
async function announcement(status: string, task: string | null = null): Promise<string> {
  const people = [{ company: boss.companyId, id: colleague.userId }];
  const texts = { title_sr: 'Raspored', text_sr: '<p>Od 9.</p>', audience: { people } };
  const path = `/admin/announcements/${(await shop.call(admin, 'POST', '/admin/announcements/', texts)).body.id}/`;
  if (status === 'draft') return path;
  await shop.call(admin, 'POST', `${path}send/`, { count: 1, night: true }, header(1));
  const [, , , id = ''] = path.split('/');
  if (task)
    await shop.database.execute(
      sql`update tasks set status = ${task}::task_status where (payload ->> 'announcementId') = ${id}`,
    );
  await shop.database.execute(sql`
    update announcements set status = ${status}::announcement_status where id = ${id}::integer`);
  if (status === 'waiting') {
    const { companyId, userId } = await shop.person({ changes: { adminRoles: ['content'] } });
    await shop.database.execute(sql`delete from tasks where (payload ->> 'announcementId') = ${id}`);
    await shop.database.execute(sql`
      update announcements set sent_by = ${userId}, sent_company_id = ${companyId} where id = ${id}::integer`);
  }
  return path;
}
const sendFile = (as: 'picture' | 'attachment', path: string) => {
  const bytes = as === 'picture' ? pngFile() : pdfFile();
  return shop.send(admin, 'POST', `${path}${as}/`, [{ name: as, bytes }], header(1));
};
async function removeFile(as: 'picture' | 'attachment') {
  const path = await announcement('draft');
  await sendFile(as, path);
  return shop.call(admin, 'DELETE', `${path}${as}/`, undefined, header(2));
}
const stepOf = async (word: string, status: string, task: string | null = null) =>
  shop.call(admin, 'POST', `${await announcement(status, task)}${word}/`);
const FILED = { action: 'unit', unit: 'Jug' };
const LEAVING = { action: 'end', last_day: '2099-12-31', reason: 'Kraj' };
const addQuestion = () =>
  shop.call(admin, 'POST', '/admin/faq/', { topic_sr: 'Kartica', question_sr: 'Gde je?', answer_sr: '<p>Tu.</p>' });
const addDocument = () => {
  const words = [
    { name: 'title_sr', text: 'Pravila' },
    { name: 'language', text: 'SR' },
  ];
  return shop.upload(admin, '/admin/documents/', [...words, { name: 'file', bytes: pdfFile() }]);
};
const addCore = () => {
  const fields = { name_sr: 'Rekreacija', short_description_sr: 'Sala.', category_id: 1 };
  return shop.upload(boss, '/company/core-benefits/', [...textsOf(fields), { name: 'file', bytes: pdfFile() }]);
};
const writeCore = async (method: string, path: string, body?: object) =>
  shop.call(boss, method, `/company/core-benefits/${(await addCore()).body.id}/${path}`, body, header(1));
const writeDocument = async (method: string, path: string, body?: object) =>
  shop.call(admin, method, `/admin/documents/${(await addDocument()).body.id}/${path}`, body, header(1));
const endQuestions = async () => runMany('/admin/faq/', { ids: [(await addQuestion()).body.id], action: 'withdraw' });
const endLearning = async (kind: CourseOrPackage) => {
  const make = () => (kind === 'course' ? makeCourse(database, clock.now) : makePackage(database, clock.now, []));
  return runMany(`/admin/${kind}s/`, { ids: [await make()], action: 'withdraw' });
};
await makeCategory(database, 41);
const suggest = async () => {
  const idea = { name: 'Keramika', provider: 'Atelje Glina', category: 41, why: 'Rukama.' };
  return (await shop.call(colleague, 'POST', '/v2/suggestions/', idea)).body.id;
};
const { body: ended } = await endProviders();
const { body: endedCoupons } = await endCoupons();
const { body: endedQuestions } = await endQuestions();
const { body: endedCourses } = await endLearning('course');
const { body: endedPackages } = await endLearning('package');
const { body: filed } = await changePeople('/company/people/', FILED);
const { body: leaving } = await changePeople('/admin/users/', LEAVING);
const doing = () => ({ kinds: taskKinds, pace: createBatchSize(), now: clock.now, log: { warn: () => {} } });
async function runAll() {
  while (await runTasks(database, doing()));
}
await runAll();
const writeQuestion = async (method: string, path: string, body?: object) =>
  shop.call(admin, method, `/admin/faq/${(await addQuestion()).body.id}/${path}`, body, header(1));

let people = 0;
const addPerson = (who: Person, path: string, more: object = {}) => {
  people += 1;
  const fields = { email: `nova-${people}@izbor.test`, first_name: 'Nova', last_name: 'Osoba', invite: true };
  return shop.call(who, 'POST', path, { ...fields, ...more });
};
const changePerson = async (who: Person, path: string) => {
  const { id } = (await addPerson(boss, '/company/people/')).body;
  return shop.call(who, 'PATCH', `${path}${id}/`, { unit: 'Prodaja' }, header(1));
};

const endPerson = async (who: Person, path: string) => {
  const { id } = (await addPerson(boss, '/company/people/')).body;
  const { impact } = (await shop.call(who, 'GET', `${path}${id}/impact/`)).body;
  const body = { impact, reason: 'Odlazi', last_day: null };
  const answer = await shop.call(who, 'POST', `${path}${id}/deactivate/`, body, header(1));
  return Object.assign(answer, { id });
};
const reopenPerson = async (who: Person, path: string) => {
  const { id } = await endPerson(who, path);
  return shop.call(who, 'POST', `${path}${id}/reactivate/`, undefined, header(2));
};

/** Makes each call that writes, in a state in which it succeeds. */
const WRITES: Record<string, () => Promise<{ status: number }>> = {
  'POST /admin/benefits/export/': () => shop.call(admin, 'POST', '/admin/benefits/export/'),
  'POST /admin/orders/export/': () => shop.call(admin, 'POST', '/admin/orders/export/'),
  'POST /admin/users/export/': () => shop.call(admin, 'POST', '/admin/users/export/'),
  'POST /admin/invitations/export/': () => shop.call(admin, 'POST', '/admin/invitations/export/'),
  'POST /company/people/export/': () => shop.call(boss, 'POST', '/company/people/export/'),
  'POST /company/invitations/export/': () => shop.call(boss, 'POST', '/company/invitations/export/'),
  'POST /user/coupon/': addCoupon,
  'PATCH /user/coupon/{pk}/': async () =>
    shop.call(admin, 'PATCH', `/user/coupon/${(await addCoupon()).body.pk}/`, { percent_off: 20 }),
  'POST /service/course/': () => add('/service/course/', COURSE),
  'PATCH /service/course/{pk}/': () =>
    shop.send(admin, 'PATCH', `/service/course/${course}/`, textsOf({ minutes: 55 })),
  'POST /service/package/': () => add('/service/package/', PACKAGE),
  'PATCH /service/package/{pk}/': async () => {
    const { pk } = (await add('/service/package/', PACKAGE)).body;
    return shop.send(admin, 'PATCH', `/service/package/${pk}/`, textsOf({ minutes: 55 }));
  },
  'POST /admin/late-mail/set-aside/': async () => {
    const at = clock.now.toISOString();
    await database.execute(sql`
      insert into outbox (company_id, kind, payload, attempts, created_at, next_attempt_at)
      values (${admin.companyId}, 'nothing', '{}', 9, ${at}, ${at})`);
    return shop.call(admin, 'POST', '/admin/late-mail/set-aside/', { lane: 'now', stuck: 1 });
  },
  'POST /admin/providers/': addProvider,
  'PATCH /admin/providers/{id}/': () => writeProvider('PATCH', '', { website: 'https://lotos.rs' }),
  'POST /admin/providers/{id}/picture/': async () => {
    const parts = [{ name: 'picture', bytes: pngFile() }];
    return shop.send(admin, 'POST', `${await newProvider()}picture/`, parts, header(1));
  },
  'DELETE /admin/providers/{id}/picture/': async () => {
    const path = await newProvider();
    await shop.send(admin, 'POST', `${path}picture/`, [{ name: 'picture', bytes: pngFile() }], header(1));
    return shop.call(admin, 'DELETE', `${path}picture/`, undefined, header(2));
  },
  'POST /admin/providers/{id}/deactivate/': () => endProvider(),
  'POST /admin/providers/{id}/reactivate/': async () =>
    shop.call(admin, 'POST', `/admin/providers/${(await endProvider()).body.id}/reactivate/`, undefined, header(2)),
  'POST /admin/companies/': addCompany,
  'PATCH /admin/companies/{id}/': async () =>
    shop.call(admin, 'PATCH', await newCompany(), { promise_days: 4 }, header(1)),
  'POST /admin/companies/{id}/code/': async () =>
    shop.call(admin, 'POST', `${await newCompany()}code/`, undefined, header(1)),
  'POST /admin/companies/{id}/deactivate/': async () => endCompany(await newCompany()),
  'POST /admin/companies/{id}/reactivate/': async () => {
    const path = await newCompany();
    await endCompany(path);
    return shop.call(admin, 'POST', `${path}reactivate/`, undefined, header(2));
  },
  'POST /admin/categories/': () => addCategory(),
  'PATCH /admin/categories/{id}/': async () =>
    shop.call(admin, 'PATCH', await newCategory(), { private: true }, header(1)),
  'PUT /admin/categories/order/': async () => {
    const { id: parent_id } = (await addCategory()).body;
    const seen = [(await addCategory(parent_id)).body.id, (await addCategory(parent_id)).body.id];
    return shop.call(admin, 'PUT', '/admin/categories/order/', { parent_id, ids: seen.toReversed(), seen });
  },
  'POST /admin/categories/{id}/deactivate/': async () => endCategory(await newCategory()),
  'POST /admin/categories/{id}/reactivate/': async () => {
    const path = await newCategory();
    await endCategory(path);
    return shop.call(admin, 'POST', `${path}reactivate/`, undefined, header(2));
  },
  'POST /admin/benefits/': () => addBenefit(),
  'PATCH /admin/benefits/{id}/': async () =>
    shop.call(admin, 'PATCH', await newBenefit(), { name_en: 'Massage' }, header(1)),
  'POST /admin/benefits/{id}/copy/': async () => shop.call(admin, 'POST', `${await newBenefit()}copy/`),
  'POST /admin/benefits/{id}/offer/': async () => offerBenefit(await newBenefit()),
  'POST /admin/benefits/{id}/withdraw/': async () => {
    const path = await newBenefit();
    await offerBenefit(path);
    const { impact } = (await shop.call(admin, 'GET', `${path}impact/`)).body;
    return shop.call(admin, 'POST', `${path}withdraw/`, { impact, reason: 'Rasprodato' }, header(2));
  },
  'POST /admin/providers/bulk/{id}/run/': () => endProviders(),
  'POST /admin/providers/bulk/{id}/undo/': () => shop.call(admin, 'POST', `/admin/providers/bulk/${ended.id}/undo/`),
  'POST /user/coupon/bulk/{id}/run/': () => endCoupons(),
  'POST /user/coupon/bulk/{id}/undo/': () => shop.call(admin, 'POST', `/user/coupon/bulk/${endedCoupons.id}/undo/`),
  'POST /admin/courses/bulk/{id}/run/': () => endLearning('course'),
  'POST /admin/courses/bulk/{id}/undo/': () => shop.call(admin, 'POST', `/admin/courses/bulk/${endedCourses.id}/undo/`),
  'POST /admin/packages/bulk/{id}/run/': () => endLearning('package'),
  'POST /admin/packages/bulk/{id}/undo/': () =>
    shop.call(admin, 'POST', `/admin/packages/bulk/${endedPackages.id}/undo/`),
  'POST /admin/faq/bulk/{id}/run/': () => endQuestions(),
  'POST /admin/faq/bulk/{id}/undo/': () => shop.call(admin, 'POST', `/admin/faq/bulk/${endedQuestions.id}/undo/`),
  'POST /admin/benefits/bulk/{id}/run/': () => runBulk(),
  'POST /admin/benefits/bulk/{id}/undo/': () => shop.call(admin, 'POST', `/admin/benefits/bulk/${ran.id}/undo/`),
  'POST /admin/announcements/': () => shop.call(admin, 'POST', '/admin/announcements/', { title_sr: 'Raspored' }),
  'PATCH /admin/announcements/{id}/': async () =>
    shop.call(admin, 'PATCH', await announcement('draft'), { title_sr: 'Raspored rada' }, header(1)),
  'DELETE /admin/announcements/{id}/': async () =>
    shop.call(admin, 'DELETE', await announcement('draft'), undefined, header(1)),
  'POST /admin/announcements/{id}/picture/': async () => sendFile('picture', await announcement('draft')),
  'DELETE /admin/announcements/{id}/picture/': () => removeFile('picture'),
  'POST /admin/announcements/{id}/attachment/': async () => sendFile('attachment', await announcement('draft')),
  'DELETE /admin/announcements/{id}/attachment/': () => removeFile('attachment'),
  'POST /admin/announcements/{id}/send/': async () =>
    shop.call(admin, 'POST', `${await announcement('draft')}send/`, { count: 1, night: true }, header(1)),
  'POST /admin/announcements/{id}/cancel/': () => stepOf('cancel', 'queued'),
  'POST /admin/announcements/{id}/stop/': () => stepOf('stop', 'sending', 'running'),
  'POST /admin/announcements/{id}/resume/': () => stepOf('resume', 'stopped'),
  'POST /admin/announcements/{id}/withdraw/': () => stepOf('withdraw', 'sent'),
  'POST /admin/announcements/{id}/copy/': () => stepOf('copy', 'draft'),
  'POST /admin/announcements/{id}/approve/': async () =>
    shop.call(admin, 'POST', `${await announcement('waiting')}approve/`, undefined, header(2)),
  'POST /admin/announcements/{id}/refuse/': async () =>
    shop.call(admin, 'POST', `${await announcement('waiting')}refuse/`, { reason: 'Rano je' }),
  'POST /admin/faq/': addQuestion,
  'PATCH /admin/faq/{id}/': () => writeQuestion('PATCH', '', { topic_sr: 'Korpa' }),
  'POST /admin/faq/{id}/withdraw/': () => writeQuestion('POST', 'withdraw/'),
  'POST /admin/faq/{id}/offer/': async () => {
    const { id } = (await writeQuestion('POST', 'withdraw/')).body;
    return shop.call(admin, 'POST', `/admin/faq/${id}/offer/`, undefined, header(2));
  },
  'PUT /admin/faq/order/': async () => {
    await addQuestion();
    await addQuestion();
    const { ids: seen } = (await shop.call(admin, 'GET', '/admin/faq/order/')).body;
    return shop.call(admin, 'PUT', '/admin/faq/order/', { ids: seen.toReversed(), seen });
  },
  'POST /admin/approvals/{id}/approve/': () => decideRefund('approve'),
  'POST /admin/approvals/{id}/refuse/': () => decideRefund('refuse'),
  'POST /admin/approvals/{id}/withdraw/': () => decideRefund('withdraw'),
  'PATCH /admin/settings/': () => shop.call(admin, 'PATCH', '/admin/settings/', { refund_limit: 90_000 }),
  'PUT /admin/rates/{currency}/': () => putRate(117.3),
  'POST /admin/rates/proposals/{id}/approve/': () => decideRate('approve'),
  'POST /admin/rates/proposals/{id}/refuse/': () => decideRate('refuse', { reason: 'Previše.' }),
  'POST /admin/rates/proposals/{id}/withdraw/': () => decideRate('withdraw'),
  'POST /admin/suggestions/bulk/{id}/run/': async () =>
    runMany('/admin/suggestions/', { ids: [await suggest()], action: 'answer', status: 'contacted' }),
  'PATCH /admin/suggestions/{company}/{id}/': async () => {
    const id = await suggest();
    const path = `/admin/suggestions/${colleague.companyId}/${id}/`;
    return shop.call(admin, 'PATCH', path, { status: 'contacted' }, header(1));
  },
  'POST /admin/documents/': addDocument,
  'PATCH /admin/documents/{id}/': () => writeDocument('PATCH', '', { title_sr: 'Pravilnik' }),
  'POST /admin/documents/{id}/file/': async () => {
    const path = `/admin/documents/${(await addDocument()).body.id}/file/`;
    return shop.send(admin, 'POST', path, [{ name: 'file', bytes: pdfFile(200, 'other') }], header(1));
  },
  'POST /admin/documents/{id}/withdraw/': () => writeDocument('POST', 'withdraw/'),
  'POST /admin/documents/{id}/offer/': async () => {
    const { id } = (await writeDocument('POST', 'withdraw/')).body;
    return shop.call(admin, 'POST', `/admin/documents/${id}/offer/`, undefined, header(2));
  },
  'PUT /admin/documents/order/': async () => {
    await addDocument();
    await addDocument();
    const { ids: seen } = (await shop.call(admin, 'GET', '/admin/documents/order/')).body;
    return shop.call(admin, 'PUT', '/admin/documents/order/', { ids: seen.toReversed(), seen });
  },
  'POST /admin/changes/seals/verify/': () => shop.call(admin, 'POST', '/admin/changes/seals/verify/'),
  'PUT /admin/users/{company}/{id}/roles/': () => {
    const roles = { admin_roles: [], company_roles: ['reports'], corporate_account: false };
    const path = `/admin/users/${boss.companyId}/${colleague.userId}/roles/`;
    return shop.call(admin, 'PUT', path, roles, header(1));
  },
  'POST /company/people/': () => addPerson(boss, '/company/people/'),
  'PATCH /company/people/{id}/': () => changePerson(boss, '/company/people/'),
  'POST /admin/users/': () => addPerson(admin, '/admin/users/', { company: boss.companyId }),
  'PATCH /admin/users/{company}/{id}/': () => changePerson(admin, `/admin/users/${boss.companyId}/`),
  'PUT /company/people/{id}/email/': () => moveSomebody(boss, '/company/people/', 'PUT'),
  'DELETE /company/people/{id}/email/': () => moveSomebody(boss, '/company/people/', 'DELETE'),
  'PUT /admin/users/{company}/{id}/email/': () => moveSomebody(admin, `/admin/users/${boss.companyId}/`, 'PUT'),
  'DELETE /admin/users/{company}/{id}/email/': () => moveSomebody(admin, `/admin/users/${boss.companyId}/`, 'DELETE'),
  'POST /company/people/{id}/deactivate/': () => endPerson(boss, '/company/people/'),
  'POST /company/people/{id}/reactivate/': () => reopenPerson(boss, '/company/people/'),
  'POST /admin/users/{company}/{id}/deactivate/': () => endPerson(admin, `/admin/users/${boss.companyId}/`),
  'POST /admin/users/{company}/{id}/reactivate/': () => reopenPerson(admin, `/admin/users/${boss.companyId}/`),
  'POST /admin/users/{company}/{id}/password-reset/': () => secure('password-reset/'),
  'POST /admin/users/{company}/{id}/sessions/end/': () => secure('sessions/end/'),
  'POST /admin/users/{company}/{id}/one-time-code/reset/': async () => {
    await database.update(users).set({ oneTimeSecret: 'JBSWY3DPEHPK3PXP' }).where(eq(users.id, colleague.userId));
    return secure('one-time-code/reset/');
  },
  'POST /admin/users/{company}/{id}/erase/': async () => {
    const { id } = await endPerson(boss, '/company/people/');
    return shop.call(admin, 'POST', `/admin/users/${boss.companyId}/${id}/erase/`, { reason: 'Zahtev' });
  },
  'POST /company/people/{id}/invite/': async () =>
    shop.call(boss, 'POST', `/company/people/${(await addPerson(boss, '/company/people/')).body.id}/invite/`),
  'POST /admin/users/{company}/{id}/invite/': async () => {
    const { id } = (await addPerson(boss, '/company/people/')).body;
    return shop.call(admin, 'POST', `/admin/users/${boss.companyId}/${id}/invite/`);
  },
  'POST /company/invitations/many/': () =>
    shop.call(boss, 'POST', '/company/invitations/many/', { emails: ['prva@izbor.test', 'druga@izbor.test'] }),
  'PUT /company/people/{id}/roles/': async () => {
    const path = `/company/people/${colleague.userId}/roles/`;
    const { revision } = (await shop.call(boss, 'GET', path)).body;
    return shop.call(boss, 'PUT', path, { company_roles: ['reviewer'] }, header(revision));
  },
  'POST /company/budgets/': () =>
    shop.call(boss, 'POST', '/company/budgets/', { people: [colleague.userId], amount: 10, note: 'Thanks' }),
  'POST /company/budgets/{id}/take-back/': async () =>
    shop.call(boss, 'POST', `/company/budgets/${await give()}/take-back/`, {
      note: 'Mistaken',
      seen: { people: 1, sum: 10, moment: '2000000000:2000000000:' },
    }),
  'POST /company/approvals/{id}/approve/': async () => {
    const id = await proposed();
    const { seen } = (await shop.call(boss, 'GET', `/company/approvals/${id}/`)).body.now;
    return decided(id, 'approve', { seen });
  },
  'POST /company/approvals/{id}/refuse/': async () => decided(await proposed(), 'refuse', { reason: 'Not now' }),
  'POST /company/approvals/{id}/withdraw/': async () => {
    await proposed();
    const gift = { people: [colleague.userId], amount: 1_000_001 };
    return decided((await shop.call(boss, 'POST', '/company/budgets/', gift)).body.approval, 'withdraw');
  },
  'POST /company/core-benefits/': addCore,
  'PATCH /company/core-benefits/{id}/': () => writeCore('PATCH', '', { contact: 'Ana' }),
  'POST /company/core-benefits/{id}/document/': async () => {
    const path = `/company/core-benefits/${(await addCore()).body.id}/document/`;
    return shop.send(boss, 'POST', path, [{ name: 'file', bytes: pdfFile() }], header(1));
  },
  'DELETE /company/core-benefits/{id}/document/': () => writeCore('DELETE', 'document/'),
  'POST /company/core-benefits/{id}/deactivate/': () => writeCore('POST', 'deactivate/'),
  'POST /company/core-benefits/{id}/reactivate/': async () => {
    const { body } = await writeCore('POST', 'deactivate/');
    return shop.call(boss, 'POST', `/company/core-benefits/${body.id}/reactivate/`, undefined, header(2));
  },
  'PUT /company/core-benefits/order/': async () => {
    await addCore();
    await addCore();
    const { ids: seen } = (await shop.call(boss, 'GET', '/company/core-benefits/order/')).body;
    return shop.call(boss, 'PUT', '/company/core-benefits/order/', { ids: seen.toReversed(), seen });
  },
  'POST /company/payroll/{month}/close/': async () => {
    await ask(database, sql`update companies set created_at = '2026-10-01T10:00:00Z' where id = ${boss.companyId}`);
    return shop.call(boss, 'POST', '/company/payroll/2026-10/close/');
  },
  'PATCH /company/settings/': async () => {
    const { revision } = (await shop.call(boss, 'GET', '/company/settings/')).body;
    return shop.call(boss, 'PATCH', '/company/settings/', { promise_days: 5 }, header(revision));
  },
  'POST /company/code/renew/': async () => {
    const { revision } = (await shop.call(boss, 'GET', '/company/code/')).body;
    return shop.call(boss, 'POST', '/company/code/renew/', undefined, header(revision));
  },
  'PUT /company/approval-limit/': () => shop.call(boss, 'PUT', '/company/approval-limit/', { limit: 999_999 }),
  'POST /company/budgets/{id}/stop/': async () => {
    const id = await give();
    await ask(
      database,
      sql`
      update gifts set task_id = ${await begin(boss, 'company.budgets')}
      where company_id = ${boss.companyId} and id = ${id}`,
    );
    return shop.call(boss, 'POST', `/company/budgets/${id}/stop/`);
  },
  'POST /company/tasks/{id}/cancel/': async () =>
    shop.call(boss, 'POST', `/company/tasks/${await begin(boss, 'company.budgets')}/cancel/`),
  'POST /admin/tasks/{id}/cancel/': async () =>
    shop.call(admin, 'POST', `/admin/tasks/${await begin(admin, 'platform.catalogue')}/cancel/`),
  'POST /company/invitations/': () => shop.call(boss, 'POST', '/company/invitations/', { email: 'new@izbor.test' }),
  'DELETE /company/invitations/{id}/': async () => {
    const { id } = (await shop.call(boss, 'POST', '/company/invitations/', { email: 'gone@izbor.test' })).body;
    return shop.call(boss, 'DELETE', `/company/invitations/${id}/`);
  },
  'POST /company/invitations/{id}/again/': async () => {
    const { id } = (await shop.call(boss, 'POST', '/company/invitations/', { email: 'again@izbor.test' })).body;
    return shop.call(boss, 'POST', `/company/invitations/${id}/again/`);
  },
  'POST /company/invitations/bulk/{id}/run/': async () => {
    const ids = [(await shop.call(boss, 'POST', '/company/invitations/', { email: 'many@izbor.test' })).body.id];
    const asked = { action: 'withdraw', ids };
    const { id } = (await shop.call(boss, 'POST', '/company/invitations/bulk/preview/', asked)).body;
    return shop.call(boss, 'POST', `/company/invitations/bulk/${id}/run/`);
  },
  'POST /admin/invitations/{company}/{id}/again/': async () => {
    const { id } = (await shop.call(boss, 'POST', '/company/invitations/', { email: 'more@izbor.test' })).body;
    return shop.call(admin, 'POST', `/admin/invitations/${boss.companyId}/${id}/again/`);
  },
  'DELETE /admin/invitations/{company}/{id}/': async () => {
    const { id } = (await shop.call(boss, 'POST', '/company/invitations/', { email: 'over@izbor.test' })).body;
    return shop.call(admin, 'DELETE', `/admin/invitations/${boss.companyId}/${id}/`);
  },
  'POST /admin/invitations/bulk/{id}/run/': async () => {
    const ids = [(await shop.call(boss, 'POST', '/company/invitations/', { email: 'most@izbor.test' })).body.id];
    const asked = { action: 'withdraw', ids };
    const { id } = (await shop.call(admin, 'POST', '/admin/invitations/bulk/preview/', asked)).body;
    return shop.call(admin, 'POST', `/admin/invitations/bulk/${id}/run/`);
  },
  'POST /admin/orders/{company}/{id}/move/': async () =>
    shop.call(admin, 'POST', `/admin/orders/${boss.companyId}/${await buy()}/move/`, { to: 'in_process' }),
  'POST /admin/orders/{company}/{id}/cancel/': async () => {
    const path = `/admin/orders/${boss.companyId}/${await buy()}/`;
    const { impact } = (await shop.call(admin, 'GET', `${path}impact/`)).body;
    return shop.call(admin, 'POST', `${path}cancel/`, { impact, reason: 'Nema' });
  },
  'POST /admin/orders/bulk/{id}/run/': async () => runMany('/admin/orders/', { ids: [await buy()], action: 'process' }),
  'POST /company/requests/bulk/{id}/run/': async () =>
    runMany('/company/requests/', { ids: [await openAtOptician()], action: 'accept' }, boss),
  'POST /company/people/bulk/{id}/run/': () => changePeople('/company/people/', FILED),
  'POST /company/people/bulk/{id}/undo/': () => shop.call(boss, 'POST', `/company/people/bulk/${filed.id}/undo/`),
  'POST /admin/users/bulk/{id}/run/': () => changePeople('/admin/users/', LEAVING),
  'POST /admin/users/bulk/{id}/undo/': () => shop.call(admin, 'POST', `/admin/users/bulk/${leaving.id}/undo/`),
  'PATCH /company/requests/{id}/': async () => {
    const path = `/company/requests/${await open()}/`;
    await shop.call(boss, 'PATCH', path, { status: 'in_review' });
    return shop.call(boss, 'PATCH', path, { status: 'rejected', reason: 'No name on it' });
  },
  'POST /company/requests/{id}/decide/': async () =>
    shop.call(boss, 'POST', `/company/requests/${await open()}/decide/`, {
      decision: 'rejected',
      words: 'No name on it',
      seen: { status: 'pending', comment: null },
    }),
  'POST /admin/requests/{company}/{id}/decide/': async () => {
    const alone = await shop.person({ flexible: 1_000_000 });
    const id = await makeRequest(database, clock.now, alone);
    const seen = { status: 'pending', comment: null };
    return shop.call(admin, 'POST', `/admin/requests/${alone.companyId}/${id}/decide/`, { decision: 'accepted', seen });
  },
  'POST /company/requests/{id}/assign/': async () =>
    shop.call(boss, 'POST', `/company/requests/${await open()}/assign/`, { to: boss.userId }),
  'PUT /company/absence/': async () => {
    const { userId } = await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['reviewer'] } });
    return shop.call(boss, 'PUT', '/company/absence/', { from: '2026-12-01', to: '2026-12-05', delegate: userId });
  },
  'DELETE /company/absence/': async () => {
    const { userId } = await shop.person({ companyId: boss.companyId, changes: { companyRoles: ['reviewer'] } });
    await shop.call(boss, 'PUT', '/company/absence/', { from: '2027-01-01', to: '2027-01-05', delegate: userId });
    return shop.call(boss, 'DELETE', '/company/absence/');
  },
  'POST /company/requests/{id}/claim/': async () =>
    shop.call(boss, 'POST', `/company/requests/${await open()}/claim/`, { take_over: true }),
  'POST /company/requests/{id}/comments/': async () =>
    shop.call(boss, 'POST', `/company/requests/${await open()}/comments/`, { text: 'Whose name is on it?' }),
};

/** The calls of one kind of import: before its commit a file belongs to no record. */
const importCalls = (base: string, noted: string): Record<string, string> => ({
  [`POST ${base}`]: 'nothing of a file is anybody’s yet',
  [`PUT ${base}{id}/rows/`]: 'the same',
  [`PUT ${base}{id}/mapping/`]: 'the same',
  [`POST ${base}{id}/check/stop/`]: 'the same',
  [`PATCH ${base}{id}/rows/`]: 'the same',
  [`POST ${base}{id}/rows/fix/`]: 'the same',
  [`POST ${base}{id}/discard/`]: 'the same',
  [`POST ${base}{id}/commit/`]: `noted as an import, and ${noted}`,
  [`POST ${base}{id}/undo/`]: 'the same as the commit',
});

/** Calls that change no record of anybody, with the reason. */
const NOT_NOTED: Record<string, string> = {
  'POST /admin/saved-lists/': 'how one looks at a list, which changes no record',
  'PATCH /admin/saved-lists/{id}/': 'how one looks at a list, which changes no record',
  'DELETE /admin/saved-lists/{id}/': 'how one looks at a list, which changes no record',
  'POST /admin/saved-lists/{id}/restore/': 'how one looks at a list, which changes no record',
  'PUT /admin/saved-lists/{id}/morning/': 'what one is told by mail, which changes no record',
  'PUT /company/saved-lists/{id}/morning/': 'what one is told by mail, which changes no record',
  'PUT /admin/saved-lists/order/': 'how one looks at a list, which changes no record',
  'POST /company/saved-lists/': 'how one looks at a list, which changes no record',
  'PATCH /company/saved-lists/{id}/': 'how one looks at a list, which changes no record',
  'DELETE /company/saved-lists/{id}/': 'how one looks at a list, which changes no record',
  'POST /company/saved-lists/{id}/restore/': 'how one looks at a list, which changes no record',
  'PUT /company/saved-lists/order/': 'how one looks at a list, which changes no record',
  'DELETE /company/requests/{id}/claim/': 'a claim ends by itself, and says only who looks',
  'POST /company/people/invite/': 'starts a task; each of its invitations is noted (inviting.routes.test.ts)',
  'POST /company/invitations/bulk/preview/': 'It holds fast what would be done, and does nothing.',
  'POST /admin/invitations/bulk/preview/': 'the same',
  'POST /admin/orders/bulk/preview/': 'the same',
  'POST /admin/announcements/{id}/test/': 'It tells the caller alone.',
  'POST /admin/announcements/audience/': 'It counts people.',
  'POST /admin/announcements/preview/': 'It stores nothing.',
  'POST /company/people/bulk/preview/': 'the same',
  'POST /company/requests/bulk/preview/': 'the same',
  'POST /admin/users/bulk/preview/': 'the same',
  'POST /company/budgets/preview/': 'It says what would be given, and gives nothing.',
  'POST /company/budgets/{id}/take-back/preview/': 'the same of taking back',
  'POST /admin/benefits/preview/': 'It saves nothing.',
  'POST /admin/providers/bulk/preview/': 'It holds fast who would change, and changes nothing.',
  'POST /admin/benefits/bulk/preview/': 'It holds fast what would change, and changes nothing.',
  'POST /admin/courses/bulk/preview/': 'the same',
  'POST /admin/suggestions/bulk/preview/': 'the same',
  'POST /admin/packages/bulk/preview/': 'the same',
  'POST /user/coupon/bulk/preview/': 'the same',
  'POST /admin/faq/bulk/preview/': 'the same',
  'POST /admin/benefits/pictures/': 'Nobody sees it before it is saved with the benefit, which is noted.',
  'POST /admin/benefits/promo/': 'Nobody sees it before it is saved with the benefit, which is noted.',
  'POST /admin/benefits/{id}/pictures/': 'Nobody sees it before it is saved with the benefit, which is noted.',
  'POST /admin/benefits/{id}/promo/': 'Nobody sees it before it is saved with the benefit, which is noted.',
  ...importCalls('/company/imports/', 'each person through it (imports.routes.test.ts)'),
  ...importCalls('/company/budget-imports/', 'what it moves is in the ledger (budget-imports.routes.test.ts)'),
  ...importCalls('/admin/user-imports/', 'each person through it (user-imports.routes.test.ts)'),
  ...importCalls('/admin/imports/', 'each benefit through it (benefit-imports.routes.test.ts)'),
};

const ofStaff = ({ audience, method }: Endpoint) => method !== 'GET' && /admin/.test(audience);
const writing = shop.app.shop.endpoints.filter(ofStaff).map(({ method, path }) => `${method} ${path}`);

it('knows how to make every call of those who run a company or the platform', () => {
  expect(writing.sort()).toEqual([...Object.keys(WRITES), ...Object.keys(NOT_NOTED)].sort());
});

const GIFTS = new Set(['gift.given', 'gift.stopped', 'gift.taken_back']);

interface Row {
  company_id: number;
  kind: string;
  actor_name: string;
  via: string;
  via_id: string | null;
  request_id: string;
  session: string;
}

/** Id of the newest request of such a call, from the log of calls. */
function requestOf(call: string): string | undefined {
  const [method = '', path = ''] = call.split(' ');
  const route = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
  const lines = shop.log.map((line) => JSON.parse(line) as { method?: string; route?: string; request?: string });
  return lines.findLast((line) => line.method === method && line.route === route)?.request;
}

it.each(Object.entries(WRITES))(
  '%s leaves a row in the log of changes, with who and through what',
  async (call, write) => {
    const [{ last = 0 } = {}] = await ask<{ last: number }>(
      database,
      sql`select coalesce(max(id), 0) as last from changes`,
    );
    const { status } = await write();
    const rows = await ask<Row>(database, sql`select * from changes where id > ${last} order by id`);
    expect([200, 201, 202, 204]).toContain(status);
    // The rows may also include those of preparing the call.
    const noted = rows.map((row) => row.request_id);
    await expect.poll(() => noted.includes(requestOf(call) ?? ''), { timeout: 10_000 }).toBe(true);
    for (const row of rows) {
      const via = row.via_id === null ? 'screen' : 'approval';
      expect(row).toMatchObject({ via, actor_name: expect.stringMatching(/^(Ana Admin|Boris Boss)$/) });
      expect(row.request_id).toMatch(/^[\da-f-]{36}$/);
      expect(row.session).toMatch(/^[\da-f]{16}$/);
    }
  },
);

it('writes no secret: no token, code, password or place of a file in any row or value', async () => {
  await add('/service/course/', { ...COURSE, name_sr: 'Sa slikom' });
  await shop.send(admin, 'PATCH', `/service/course/${course}/`, [{ name: 'image', bytes: pngFile() }]);
  const [{ written = '' } = {}] = await ask<{ written: string }>(
    database,
    sql`select string_agg(c::text, ' ') || (select string_agg(v::text, ' ') from change_values v) as written from changes c`,
  );
  const secrets = await ask<{ secret: string }>(
    database,
    sql`
    select encode(token_hash, 'hex') as secret from sessions union all select code from companies union all
    select encode(id_hash, 'hex') from invitations union all select key from files union all
    select password_hash from users where password_hash is not null`,
  );
  expect(written).toContain('KUPON 1');
  expect(secrets.length).toBeGreaterThan(5);
  for (const { secret } of [...secrets, { secret: admin.token }]) {
    // Pictures are public by their addresses, so their keys are no secret.
    if (!/^\d{4}-/.test(secret)) expect(written).not.toContain(secret);
  }
});

const changeCoupon = (pk: number, body: object, revision?: number | string) =>
  shop.call(admin, 'PATCH', `/user/coupon/${pk}/`, body, revision === undefined ? {} : header(revision));
const other = await shop.person({ changes: { adminRoles: ['owner'], firstName: 'Olja', lastName: 'Other' } });

it('refuses what was seen in another revision, and tells who changed what meanwhile', async () => {
  const { pk, name } = (await addCoupon()).body;
  await shop.call(other, 'PATCH', `/user/coupon/${pk}/`, { percent_off: 30 }, header(1));
  const refused = await changeCoupon(pk, { percent_off: 40 }, 1);
  expect(refused.status).toBe(409);
  expect(recordChanged.safeParse(refused.body).success).toBe(true);
  expect(refused.body).toMatchObject({
    code: 'record.changed',
    revision: 2,
    changed_by: { id: other.userId, name: 'Olja Other' },
    changed_at: clock.now.toISOString(),
    record: { pk, name, percent_off: 30, active: true, revision: 2 },
  });
  expect((await changeCoupon(pk, { percent_off: 40 }, 2)).body).toMatchObject({ percent_off: 40, revision: 3 });
  expect((await changeCoupon(pk, { percent_off: 50 })).body.revision).toBe(4);
});

it('leaves a revision where nothing changed, and no row', async () => {
  const { pk, name } = (await addCoupon()).body;
  for (const body of [{}, { name, percent_off: 10 }])
    expect((await changeCoupon(pk, body, 1)).body).toMatchObject({ revision: 1 });
  expect((await list(`?record_kind=coupon&record=${pk}`)).results).toMatchObject([{ kind: 'coupon.added' }]);
});

it('tells what was changed of a record with its values, the newest first, a page at a time', async () => {
  const { pk, name } = (await addCoupon()).body;
  await addCoupon();
  clock.now = new Date(clock.now.getTime() + 60_000);
  await shop.call(other, 'PATCH', `/user/coupon/${pk}/`, { percent_off: 30, active: false });
  const changes = async (query = '') => (await shop.call(admin, 'GET', `/user/coupon/${pk}/changes/${query}`)).body;
  const value = (field: string, before: unknown, after: unknown) => ({ field, before, after, erased: false });
  const { next, results } = await changes();
  expect(next).toBeNull();
  expect(results).toMatchObject([
    {
      kind: 'coupon.changed',
      at: clock.now.toISOString(),
      by: { id: other.userId, name: 'Olja Other' },
      revision: 2,
      values: [value('active', true, false), value('percent_off', 10, 30)],
    },
    {
      kind: 'coupon.added',
      by: { id: admin.userId },
      values: [value('active', null, true), value('name', null, name), value('percent_off', null, 10)],
    },
  ]);
  const first = await changes('?page_size=1');
  expect(first.results).toEqual(results.slice(0, 1));
  const older = await shop.call(admin, 'GET', first.next.replace('/api', ''));
  expect([older.body.results, older.body.next]).toEqual([results.slice(1), null]);
  expect(await changes(`?before=${results[1].id}`)).toEqual({ next: null, results: [] });
  const ended = await endProvider();
  const [latest] = (await shop.call(admin, 'GET', `/admin/providers/${ended.body.id}/changes/`)).body.results;
  expect(latest).toMatchObject({ kind: 'provider.deactivated', reason: 'Zatvoren je' });
  const asked = (await addQuestion()).body.id;
  expect((await shop.call(admin, 'GET', `/admin/faq/${asked}/changes/`)).body.results).toHaveLength(1);
});

it('takes nothing but a revision in its header', async () => {
  const { pk } = (await addCoupon()).body;
  const { status, body } = await changeCoupon(pk, { percent_off: 1 }, '1e9');
  expect([status, body.code]).toEqual([400, 'request.revision_match']);
});

it('takes the revision for courses and packages too, and raises it with what hangs on them', async () => {
  const path = `/service/course/${await makeCourse(database, clock.now)}/`;
  const send = (fields: object, revision: number) => {
    const body = textsOf(fields);
    return shop.send(admin, 'PATCH', path, body, header(revision));
  };
  expect((await send({ questions_string: QUESTIONS }, 1)).body.author).toMatchObject({ revision: 2 });
  expect((await send({ questions_string: QUESTIONS }, 2)).body.author).toMatchObject({ revision: 2 });
  const refused = await send({ minutes: 20 }, 1);
  expect([refused.status, refused.body.revision, refused.body.record.author.revision]).toEqual([409, 2, 2]);
  const { pk } = (await add('/service/package/', PACKAGE)).body;
  const late = await shop.send(admin, 'PATCH', `/service/package/${pk}/`, textsOf({ minutes: 1 }), header(9));
  expect([late.status, late.body.code, late.body.changed_by.name]).toEqual([409, 'record.changed', 'Ana Admin']);
});

describe('fifty saves of one revision at once are one', () => {
  noticing(
    shop,
    async (send, on) => {
      const made = {
        coupon: `/user/coupon/${(await addCoupon()).body.pk}/`,
        provider: await newProvider(),
        question: `/admin/faq/${(await addQuestion()).body.id}/`,
        category: await newCategory(),
        benefit: await newBenefit(),
        company: await newCompany(),
      };
      const fields = {
        coupon: (place: number) => ({ percent_off: 50 + place }),
        provider: (place: number) => ({ website: `https://izbor-${place}.example` }),
        question: (place: number) => ({ question_sr: `Gde je ${place}?` }),
        category: (place: number) => ({ icon: CATEGORY_ICONS[place % 8] }),
        benefit: (place: number) => ({ price: 100 + place }),
        company: (place: number) => ({ name: `Firma ${place}` }),
      };
      const { userId } = await shop.person({ companyId: boss.companyId });
      const position = (place: number) =>
        send(boss, 'PATCH', `/company/people/${userId}/`, { position: `${place}` }, header(1));
      expect(statuses(await storm(on, position))).toEqual({ 200: 1, 409: STORM - 1 });
      const saved = await list(`?record_kind=person&record=${userId}&company=${boss.companyId}`);
      expect(saved.results).toMatchObject([{ revision: 2 }]);
      for (const kind of ['coupon', 'provider', 'question', 'category', 'benefit', 'company'] as const) {
        const save = (place: number) => send(admin, 'PATCH', made[kind], fields[kind](place), header(1));
        expect(statuses(await storm(on, save))).toEqual({ 200: 1, 409: STORM - 1 });
        const record = made[kind].split('/').at(-2);
        const { results } = await list(`?record_kind=${kind}&record=${record}`);
        expect(results).toMatchObject([{ revision: 2 }, { revision: 1 }]);
      }
    },
    {
      looksBeforeItLocks: (text) =>
        text
          .replace(/ for no key update(?=\)|$)/, '')
          .replace(/"revision" = (\$\d+::integer)\)/, '"revision" >= least($1, 1))'),
    },
  );
});

const list = async (query = '') => (await shop.call(admin, 'GET', `/admin/changes/${query}`)).body;

it('tells of a change who made it, of what record, and what was before and after', async () => {
  const { pk } = (await addCoupon()).body;
  await changeCoupon(pk, { percent_off: 90, active: false });
  const [change] = (await list(`?record_kind=coupon&record=${pk}`)).results;
  expect(change).toMatchObject({
    at: clock.now.toISOString(),
    company: 0,
    by: { company: admin.companyId, id: admin.userId, name: 'Ana Admin' },
    via: 'screen',
    kind: 'coupon.changed',
    record_kind: 'coupon',
    record: String(pk),
    fields: ['active', 'percent_off'],
    revision: 2,
  });
  const { body } = await shop.call(admin, 'GET', `/admin/changes/${change.id}/`);
  expect(body).toMatchObject({ ...change, seal: null });
  expect(body.values).toEqual([
    { field: 'active', before: true, after: false, erased: false },
    { field: 'percent_off', before: 10, after: 90, erased: false },
  ]);
  expect((await shop.call(admin, 'GET', '/admin/changes/999999/')).status).toBe(404);
});

it('finds changes by whose, by whom, through what, when and by name', async () => {
  const kinds = async (query: string, before = ''): Promise<Set<string>> => {
    const { results, next } = await list(`${query}&page_size=100${before}`);
    const rest = next ? await kinds(query, `&before=${results.at(-1).id}`) : [];
    return new Set([...results.map(({ kind }: { kind: string }) => kind), ...rest]);
  };
  const ofCompany = await kinds(`?company=${boss.companyId}`);
  expect([...ofCompany].sort()).toEqual([
    ...['approval.approved', 'approval.proposed', 'approval.refused', 'approval.withdrawn'],
    ...[
      'bulk.run',
      'bulk.taken_back',
      'company.changed',
      'company.code_renewed',
      'core.added',
      'core.changed',
      'core.deactivated',
      'core.ordered',
      'core.reactivated',
      'gift.given',
      'gift.stopped',
      'gift.taken_back',
      'invitation.sent',
    ],
    ...['invitation.withdrawn', 'order.cancelled', 'order.moved'],
    'payroll.closed',
    ...[
      'person.absence_set',
      'person.added',
      'person.address_asked',
      'person.address_withdrawn',
      'person.changed',
      'person.code_turned_off',
    ],
    ...[
      'person.deactivated',
      'person.erased',
      'person.last_day_set',
      'person.password_link_sent',
      'person.reactivated',
    ],
    ...['person.roles_changed', 'person.signed_out'],
    ...['request.asked', 'request.assigned', 'request.rejected', 'request.taken_over', 'request.taken_up'],
    ...['suggestion.answered', 'task.cancelled', 'task.exported'],
  ]);
  expect(await kinds(`?actor=${boss.companyId}-${boss.userId}&record_kind=gift`)).toEqual(GIFTS);
  expect(await kinds(`?actor=${boss.companyId}-${admin.userId}`)).toEqual(new Set());
  expect(await kinds('?via=job')).toEqual(new Set());
  expect(await kinds('?search=kancelar')).toEqual(new Set(['package.added', 'package.changed']));
  expect(await kinds('?date_from=2026-11-20&date_to=2026-11-20&record_kind=gift')).toEqual(GIFTS);
  expect(await kinds('?date_from=2026-11-21')).toEqual(new Set());
  const first = await list('?page_size=3&company=0');
  expect(first.next).toBe(`/api/admin/changes/?page_size=3&company=0&before=${first.results[2].id}`);
  const second = await list(first.next.slice('/api/admin/changes/'.length));
  expect(second.results[0].id).toBeLessThan(first.results[2].id);
});

it('tells of each change its values, through which one it was, and what its person is called', async () => {
  const { body } = await changePeople('/company/people/', FILED);
  await runAll();
  const through = `?via=bulk&via_id=${body.id}`;
  const { results } = await list(`${through}&actor=${boss.companyId}-${boss.userId}`);
  const unit = { field: 'unit', before: '', after: 'Jug', erased: false };
  expect(results).toMatchObject([{ kind: 'person.changed', via_id: String(body.id), values: [unit] }]);
  expect(results[0].person_name).toMatch(/./);
  expect((await list(`?via=import&via_id=${body.id}`)).results).toEqual([]);
  const [begun] = (await list(`?record_kind=bulk&record=${body.id}`)).results;
  expect(begun).toMatchObject({ kind: 'bulk.run', via_id: null, person_name: null });
  expect(begun.values).toContainEqual({ field: 'records', before: null, after: 1, erased: false });
});

it('says what the numbers in values are called today, in the language of whoever reads', async () => {
  await ask(
    database,
    sql`
    insert into categories (id, name_en, name_sr, position, icon) values
      (9001, 'Sport and play', 'Sport i igra', 90, 'sport'), (9002, 'Rest', '', 91, 'sport')`,
  );
  const values = [
    { field: 'category_id', before: 9001, after: 9002 },
    { field: 'companies', before: null, after: [boss.companyId, 999_999] },
    { field: 'price', before: 1, after: 9001 },
  ];
  const changed = { kind: 'benefit.changed' as const, companyId: 0, recordId: 4711, recordName: 'Masaža', values };
  await database.transaction((transaction) => noteChange(transaction, 'job', changed, clock.now));
  const read = () => list('?record_kind=benefit&record=4711');
  const [{ id, names }] = (await read()).results;
  const [company] = await ask<{ name: string }>(database, sql`select name from companies where id = ${boss.companyId}`);
  expect(names).toEqual({
    category_id: { 9001: 'Sport and play', 9002: 'Rest' },
    companies: { [String(boss.companyId)]: company?.name },
  });
  expect(await shop.statements(read)).toHaveLength(2);
  const reader = await shop.person({ language: 'SR', changes: { adminRoles: ['auditor'] } });
  const { body } = await shop.call(reader, 'GET', `/admin/changes/${id}/`);
  expect(body.names.category_id).toEqual({ 9001: 'Sport i igra', 9002: 'Rest' });
});

it('says which companies, benefit and category an announcement is for', async () => {
  await ask(
    database,
    sql`insert into categories (id, name_en, name_sr, position, icon) values (9003, 'Air', 'Vazduh', 92, 'sport')`,
  );
  const benefit = await makeBenefit(database, clock.now, { nameSr: 'Jedrenje', nameEn: 'Sailing' });
  const people = [{ company: boss.companyId, id: colleague.userId }];
  const after = {
    language: 'SR',
    companies: [boss.companyId, 999_999],
    benefit,
    unspent: { category: 9003, more_than: 100 },
    people,
  };
  const values = [{ field: 'audience', before: { companies: [admin.companyId] }, after }];
  const changed = { kind: 'announcement.changed' as const, companyId: 0, recordId: 4713, recordName: 'Trka', values };
  await database.transaction((transaction) => noteChange(transaction, 'job', changed, clock.now));
  const nameOf = async ({ companyId }: { companyId: number }) => {
    const [company] = await ask<{ name: string }>(database, sql`select name from companies where id = ${companyId}`);
    return company?.name;
  };
  expect((await list('?record_kind=announcement&record=4713')).results[0].names).toEqual({
    audience: {
      [`company ${boss.companyId}`]: await nameOf(boss),
      [`company ${admin.companyId}`]: await nameOf(admin),
      [`benefit ${benefit}`]: 'Sailing',
      'category 9003': 'Air',
    },
  });
});

it('takes a number that no record can have for what it is', async () => {
  const after = [1e300, 2.5, -1, 0, '9001', [9001], null, true];
  const values = [{ field: 'companies', before: 1e19, after }];
  const changed = { kind: 'benefit.changed' as const, companyId: 0, recordId: 4712, recordName: 'Masaža', values };
  await database.transaction((transaction) => noteChange(transaction, 'job', changed, clock.now));
  const [row] = (await list('?record_kind=benefit&record=4712')).results;
  expect(row.names).toEqual({});
  expect(row.values).toMatchObject([{ before: 1e19, after }]);
});

it('says of numbers whom they stand for, where they are of the company, and not who is erased', async () => {
  const changes = { firstName: 'Vesna', lastName: 'Ilić' };
  const giver = await shop.person({ companyId: boss.companyId, changes });
  const gone = await shop.person({
    companyId: boss.companyId,
    changes: { firstName: '', lastName: '', active: false, erasedAt: clock.now },
  });
  const elsewhere = await shop.person({ changes });
  const given = [colleague.userId, gone.userId];
  const values = [giver, gone, elsewhere].map(({ userId }) => [
    { field: 'given_by', before: null, after: userId },
    { field: 'named', before: null, after: given },
  ]);
  const gifts = values.map((each, at) => ({
    kind: 'gift.given' as const,
    companyId: boss.companyId,
    recordId: 4720 + at,
    values: each,
  }));
  await database.transaction((transaction) => noteChanges(transaction, boss, gifts, clock.now));
  const named = async (id: number) => (await list(`?record_kind=gift&record=${id}`)).results[0].names;
  const whom = { [String(colleague.userId)]: 'Ana Anić' };
  expect(await named(4720)).toEqual({ given_by: { [String(giver.userId)]: 'Vesna Ilić' }, named: whom });
  expect([await named(4721), await named(4722)]).toEqual([{ named: whom }, { named: whom }]);
});

it('says which benefit came of a suggestion, and which documents were put in order', async () => {
  await ask(
    database,
    sql`
    insert into documents (id, position, title_en, title_sr, language, key, name, type, bytes, search_key) values
      (9001, 90, 'Rules', 'Pravila', 'SR', 'd-9001', 'p.pdf', 'application/pdf', 1, ''),
      (9002, 91, '', 'Uslovi', 'SR', 'd-9002', 'u.pdf', 'application/pdf', 1, '')`,
  );
  const benefit = await makeBenefit(database, clock.now, { nameSr: 'Vožnja', nameEn: 'Karting' });
  const came = {
    kind: 'suggestion.answered' as const,
    companyId: boss.companyId,
    recordId: 4730,
    values: [{ field: 'benefit', before: null, after: benefit }],
  };
  const ordered = {
    kind: 'document.ordered' as const,
    companyId: 0,
    recordId: 4731,
    values: [{ field: 'order', before: [9001, 9002], after: [9002, 9001] }],
  };
  await database.transaction((transaction) => noteChanges(transaction, admin, [came, ordered], clock.now));
  const named = async (query: string) => (await list(query)).results[0].names;
  expect(await named('?record_kind=suggestion&record=4730')).toEqual({ benefit: { [String(benefit)]: 'Karting' } });
  expect(await named('?record_kind=document&record=4731')).toEqual({ order: { 9001: 'Rules', 9002: 'Uslovi' } });
});

it('shows a company what was done in it, and neither what people bought nor what is of somebody else', async () => {
  const own = async (query = '') => (await shop.call(boss, 'GET', `/company/changes/${query}`)).body;
  const values = [
    { field: 'birthday', before: null, after: '1990-04-17' },
    { field: 'position', before: '', after: 'Lead' },
  ];
  const noted = (kind: ChangeKind, companyId: number) => ({ kind, companyId, recordId: colleague.userId, values });
  const kinds = ['person.changed', 'order.cancelled', 'suggestion.answered', 'notification.sent'] as const;
  await database.transaction(async (transaction) => {
    for (const kind of kinds) await noteChange(transaction, 'job', noted(kind, boss.companyId), clock.now);
    await noteChange(transaction, 'job', noted('person.changed', admin.companyId), clock.now);
  });
  const [newest, ...older] = (await own('?page_size=100')).results;
  expect(newest).toMatchObject({ kind: 'person.changed', company: boss.companyId, fields: ['position'], by: null });
  expect(newest.values).toMatchObject([{ field: 'position', after: 'Lead' }]);
  expect(older.length).toBeGreaterThan(5);
  const shown = new Set(older.map(({ record_kind }: { record_kind: string }) => record_kind));
  expect([...shown].filter((kind) => ['order', 'suggestion', 'notification'].includes(String(kind)))).toEqual([]);
  expect(new Set(older.map(({ company: of }: { company: number }) => of))).toEqual(new Set([boss.companyId]));
  expect((await own('?record_kind=gift')).results[0].kind).toMatch(/^gift\./);
  for (const wrong of ['?company=1', '?record_kind=order', '?date_from=2026-13-01'])
    expect((await shop.call(boss, 'GET', `/company/changes/${wrong}`)).status).toBe(400);
});

it('tells of whoever did it by which address they have today, and a company of its own people alone', async () => {
  const { companyId } = boss;
  const gone = await shop.person({ companyId, changes: { firstName: 'Goran', lastName: 'Gone' } });
  await database.transaction(async (transaction) => {
    for (const by of [admin, boss, gone, 'job'] as const)
      await noteChange(transaction, by, { kind: 'person.changed', companyId, recordId: 4733, values: [] }, clock.now);
  });
  await database.update(users).set({ active: false, erasedAt: clock.now }).where(eq(users.id, gone.userId));
  const of = '?record_kind=person&record=4733';
  const addresses = (rows: readonly { by_email: string | null }[]) => rows.map(({ by_email: email }) => email);
  const { results } = await list(of);
  expect(addresses(results)).toEqual([null, null, boss.email, admin.email]);
  const own = (await shop.call(boss, 'GET', `/company/changes/${of}`)).body.results;
  expect(addresses(own)).toEqual([null, null, boss.email, null]);
  expect((await shop.call(admin, 'GET', `/admin/changes/${results[2].id}/`)).body.by_email).toBe(boss.email);
});

/** The lines of an export of the log, without its headings. */
async function file({ headers }: { headers: Record<string, string> }, path: string): Promise<string[]> {
  const { statusCode, payload } = await shop.app.inject({ url: `/api${path}`, headers });
  expect(statusCode).toBe(200);
  return payload.trim().split('\r\n').slice(1);
}

it('gives the filtered log as a file, a line for each value, to a company without what is not its', async () => {
  const values = [
    { field: 'birthday', before: null, after: '1990-04-17' },
    { field: 'position', before: '=1+1', after: 'Lead, "one"' },
    { field: 'category_id', before: null, after: 9001 },
  ];
  const { companyId } = boss;
  const ofPerson = { recordId: colleague.userId, reason: 'Novi posao', values };
  const ofMonth = { recordId: '1999-01', values: [] };
  await database.transaction(async (transaction) => {
    await noteChange(transaction, boss, { kind: 'person.changed', companyId, ...ofPerson }, clock.now);
    await noteChange(transaction, 'job', { kind: 'payroll.closed', companyId, ...ofMonth }, clock.now);
  });
  const [closed, { id, person_name: name }] = (await list(`?company=${companyId}&page_size=2`)).results;
  const at = clock.now.toISOString();
  const who = `"${id}","${at}","Boris Boss","person.changed","${colleague.userId}","${name}","${companyId}"`;
  const why = '"Novi posao","command"';
  const closing = `"${closed.id}","${at}","Izbor","payroll.closed","1999-01","","${companyId}","","","","","job"`;
  const named = `${who},"category_id","","Sport and play",${why}`;
  const filter = `export/?date_from=${at.slice(0, 10)}`;
  expect((await file(boss, `/company/changes/${filter}`)).slice(0, 3)).toEqual([
    closing,
    named,
    `${who},"position","'=1+1","Lead, ""one""",${why}`,
  ]);
  const all = await file(admin, `/admin/changes/${filter}&company=${companyId}`);
  expect(all.slice(0, 3)).toEqual([closing, `${who},"birthday","","1990-04-17",${why}`, named]);
  expect(await file(admin, `/admin/changes/${filter}&record_kind=payroll&record=1999-01`)).toEqual([closing]);
  for (const wrong of ['?company=1', '?before=4', '?date_from=2026-13-01'])
    expect((await shop.call(boss, 'GET', `/company/changes/export/${wrong}`)).status).toBe(400);
});

it('writes values that are called as every object has something called', async () => {
  const { companyId } = boss;
  const values = [{ field: 'position', before: 'constructor', after: '__proto__' }];
  await database.transaction((transaction) =>
    noteChange(
      transaction,
      boss,
      { kind: 'person.changed', companyId, recordId: colleague.userId, recordName: 'toString', values },
      clock.now,
    ),
  );
  const [line = ''] = await file(admin, `/admin/changes/export/?company=${companyId}`);
  expect(line.split(',').slice(7, 10)).toEqual(['"position"', '"constructor"', '"__proto__"']);
});

it('writes a log of more than one piece whole and in order', async () => {
  const { companyId } = boss;
  const values = [{ field: 'amount', before: null, after: 1 }];
  const given = (recordId: number) => ({
    kind: 'gift.given' as const,
    companyId,
    recordId,
    recordName: 'Mnogo',
    values,
  });
  await database.transaction((transaction) =>
    noteChanges(
      transaction,
      boss,
      Array.from({ length: 1001 }, (_, at) => given(at + 1)),
      clock.now,
    ),
  );
  const lines = await file(admin, '/admin/changes/export/?search=mnogo');
  expect(lines.map((line) => line.split(',')[4])).toEqual(lines.map((_, at) => `"${1001 - at}"`));
  expect(lines).toHaveLength(1001);
});

it('leaves out what a bulk did under its beginning, when it is asked to, and nothing that has none', async () => {
  const { body } = await changePeople('/company/people/', FILED);
  await runAll();
  const kinds = async (query: string) =>
    (await list(`${query}&page_size=2`)).results.map(({ kind }: { kind: string }) => kind);
  expect(await kinds('?alone=false')).toEqual(['person.changed', 'bulk.run']);
  expect((await kinds('?alone=true'))[0]).toBe('bulk.run');
  expect((await shop.call(admin, 'GET', '/admin/changes/?alone=perhaps')).status).toBe(400);
  // A task with the same number, begun by somebody else in a change of another kind.
  await ask(
    database,
    sql`
    insert into changes (company_id, at, actor_company_id, actor_id, actor_name, via, via_id, kind, record_kind, record_id,
      record_name, search_key, fields, personal, digests, reason, era, txid)
    select company_id, at, actor_company_id, ${colleague.userId}, actor_name, 'bulk', ${String(body.id)}, 'invitation.sent',
      'invitation', '1', '', '', '{}', '{}', '{}', '', era, pg_current_xact_id()
    from changes where record_kind = 'bulk' and record_id = ${String(body.id)}`,
  );
  expect(await kinds('?alone=true')).toEqual(['invitation.sent', 'bulk.run']);
});

it('keeps what an approval has done: that is no part of another change', async () => {
  const giver = await shop.person({ changes: { companyRoles: ['owner'] } });
  const { companyId } = giver;
  const second = await shop.person({ companyId, changes: { companyRoles: ['budgets'] } });
  const ana = await shop.person({ companyId });
  await shop.call(giver, 'PUT', '/company/approval-limit/', { limit: 50 });
  const gift = { people: [ana.userId], amount: 60, note: 'Bonus' };
  const { id, approval } = (await shop.call(giver, 'POST', '/company/budgets/', gift)).body;
  const { now } = (await shop.call(second, 'GET', `/company/approvals/${approval}/`)).body;
  await shop.call(second, 'POST', `/company/approvals/${approval}/approve/`, { seen: now.seen });
  const { results } = (await shop.call(giver, 'GET', '/company/changes/?alone=true&page_size=3')).body;
  expect(results).toMatchObject([
    { kind: 'gift.given', record: String(id), via: 'approval', via_id: String(approval) },
    { kind: 'approval.approved', record: String(approval) },
    { kind: 'approval.proposed', record: String(approval) },
  ]);
});

it('takes five statements to change a coupon, its row in the log among them, and two for a page of the log', async () => {
  const { pk } = (await addCoupon()).body;
  expect(await shop.statements(() => changeCoupon(pk, { percent_off: 77 }, 1))).toHaveLength(5);
  expect(await shop.statements(() => list('?record_kind=coupon&search=kupon'))).toHaveLength(2);
});

describe('a seal', () => {
  const lines: object[] = [];
  const log: MailLog = { info: (facts) => void lines.push(facts), warn: () => {} };
  const tell = (now: Date) => sealTeller(database, log)(now);
  const newest = async () => (await shop.call(admin, 'GET', '/admin/changes/seals/?page_size=1')).body.results[0];

  it('is listed, covers what it says, and is verified by a call', async () => {
    const { pk } = (await addCoupon()).body;
    const [change] = (await list(`?record_kind=coupon&record=${pk}`)).results;
    const detail = async () => (await shop.call(admin, 'GET', `/admin/changes/${change.id}/`)).body;
    const sealOfIt = async () => {
      await sealChanges(database, clock.now);
      return (await detail()).seal;
    };
    // Sealing waits for open transactions, also those of other tests' databases on the same server.
    await expect.poll(sealOfIt, { timeout: 30_000 }).toEqual(expect.any(Number));
    const { id, ...seal } = await newest();
    expect([(await detail()).seal, seal.at, seal.digest]).toEqual([
      id,
      clock.now.toISOString(),
      expect.stringMatching(/^[\da-f]{64}$/),
    ]);
    const { body } = await shop.call(admin, 'POST', '/admin/changes/seals/verify/', { after: id - 1 });
    expect(body).toEqual({ seals: 1, changes: seal.changes, broken: [], next: null });
    const [verified] = (await list('?record_kind=changes')).results;
    expect(verified).toMatchObject({ kind: 'changes.verified', fields: ['broken', 'seals'], by: { id: admin.userId } });
  });

  it('goes to the administrators of the platform each morning, and into the log', async () => {
    const { id, digest } = await newest();
    await sentMails(shop);
    await tell(new Date('2026-11-20T05:59:59Z'));
    expect(await sentMails(shop)).toEqual([]);
    await tell(clock.now);
    const mails = await sentMails(shop);
    expect(mails.map(({ to }) => to.address).sort()).toEqual([admin.email, other.email].sort());
    for (const { subject, text } of mails) {
      expect(subject).toBe(`Seal ${id} of the log of changes`);
      expect(text).toContain(digest);
    }
    expect(lines).toEqual([{ seal: id, digest, owners: 2 }]);
    await tell(clock.now);
    await tell(new Date(clock.now.getTime() + 25 * 60 * 60 * 1000));
    expect(await sentMails(shop)).toEqual([]);
  });
});

/** Requests a new e-mail address for somebody (PUT), or withdraws the pending one (DELETE). */
async function moveSomebody(who: Person, at: string, method: 'PUT' | 'DELETE') {
  const waits = { pendingEmail: 'nova@izbor.test', pendingUntil: clock.now };
  const changes = method === 'DELETE' ? waits : {};
  const { userId } = await shop.person({ companyId: boss.companyId, changes });
  const body = method === 'PUT' ? { email: `nova-${userId}@izbor.test` } : undefined;
  return shop.call(who, method, `${at}${userId}/email/`, body, { 'if-revision-match': '1' });
}
