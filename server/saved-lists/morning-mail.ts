import type { Language } from '#contract/language/language.ts';
import type { Roles } from '#contract/permissions/roles.ts';
import { mayKeep } from '#contract/saved-lists/saved-lists.rules.ts';
import type { Database } from '../database/database.ts';
import { ask } from '../database/statement.ts';
import { sql } from '../database/text.ts';
import { mailPage } from '../mail/mail-page.ts';
import type { Compose, Message } from '../outbox/deliver.ts';
import { fullName } from '../people/full-name.ts';
import { escapeHtml } from '../web/escape-html.ts';
import { MORNING_MAIL } from './morning-mail.texts.ts';
import type { ListNews } from './tell-mornings.job.ts';

interface MailReader {
  name: string;
  email: string;
  language: Language;
  roles: Roles;
  /** Ids of the lists that they still follow. */
  told: number[];
}

/** The e-mail with what is new in a person's lists, as far as they still follow and may read them; null when nothing remains. */
export const morningMail: Compose = async (database, message, { config: { publicUrl } }) => {
  const reader = await readMailReader(database, message);
  if (!reader) return null;
  const { language, roles, told } = reader;
  const news = (message.payload.news as ListNews[]).filter(
    ({ id, site, list }) => told.includes(id) && mayKeep(roles, site, list),
  );
  const [first, ...others] = news;
  if (!first) return null;
  const texts = MORNING_MAIL[language];
  const isOne = others.length === 0;
  const site = first.site === 'company' ? '/company-admin/' : '/admin-panel';
  const button = isOne
    ? { text: texts.open, link: publicUrl + first.path }
    : { text: texts.administration, link: publicUrl + site };
  return {
    to: { name: reader.name, address: reader.email },
    subject: texts.subject(news.reduce((sum, { count }) => sum + count, 0)),
    text: [
      texts.title,
      '',
      ...news.map((one) => asText(one, language, publicUrl)),
      `${button.text}: ${button.link}`,
      '',
      texts.footer,
    ].join('\n'),
    html: mailPage({
      language,
      title: texts.title,
      body: news.map((one) => asHtml(one, language, publicUrl)).join(''),
      button,
      footer: texts.footer,
    }),
    link: button.link,
    stopAt: publicUrl + first.path,
  };
};

async function readMailReader(database: Database, { companyId, payload }: Message): Promise<MailReader | undefined> {
  const [reader] = await ask<MailReader>(
    database,
    sql`
    select u.email, ${fullName('u')} as name, u.language,
      jsonb_build_object('admin_roles', u.admin_roles, 'company_roles', u.company_roles,
        'corporate_account', u.corporate_account) as roles,
      (select coalesce(jsonb_agg(m.list_id), '[]') from saved_list_mornings m
        join saved_lists l on l.company_id = m.list_company_id and l.user_id = m.list_user_id and l.id = m.list_id
        where m.company_id = u.company_id and m.user_id = u.id and l.removed_at is null) as told
    from users u join companies c on c.id = u.company_id
    where u.company_id = ${companyId} and u.id = ${Number(payload.userId)} and u.active and c.active`,
  );
  return reader;
}

const moreOf = ({ count, first }: ListNews) => count - first.length;

function asText(news: ListNews, language: Language, publicUrl: string): string {
  const { heading, more } = MORNING_MAIL[language];
  const lines = news.first.map(({ name, path }) => `- ${name}: ${publicUrl}${path}`);
  const rest = moreOf(news) > 0 ? [`- ${more(moreOf(news))}`] : [];
  return [heading(news.name, news.count), `${publicUrl}${news.path}`, ...lines, ...rest, ''].join('\n');
}

function asHtml(news: ListNews, language: Language, publicUrl: string): string {
  const { heading, more } = MORNING_MAIL[language];
  const link = (path: string, text: string) =>
    `<a href="${escapeHtml(publicUrl + path)}" style="color: #14463a">${escapeHtml(text)}</a>`;
  const rows = news.first.map(({ name, path }) => `<li>${link(path, name)}</li>`);
  const rest = moreOf(news) > 0 ? [`<li>${escapeHtml(more(moreOf(news)))}</li>`] : [];
  return `<p style="margin: 0"><strong>${link(news.path, heading(news.name, news.count))}</strong></p><ul>${[...rows, ...rest].join('')}</ul>`;
}
