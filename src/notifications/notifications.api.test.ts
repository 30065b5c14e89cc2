// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { meQuery, SHOWN_AHEAD } from '../session/session.queries.ts';
import { jelena } from '../testing/people.ts';
import { around, serve } from '../testing/render-screen.tsx';
import { seeAll } from './notifications.api.ts';

const news = Object.assign({}, jelena, { new_notifications: 3 });

it('has nothing new at the bell once it was opened, whatever was asked before answers later', async () => {
  const { client } = around({ me: news });
  const bell = () => client.getQueryData(meQuery.queryKey)?.new_notifications;
  const answers: (() => void)[] = [];
  serve(({ path }) => {
    if (path.includes('preview')) return new Promise((resolve) => answers.push(() => resolve({ count: 0 })));
    return new Promise((resolve) => answers.push(() => resolve(news)));
  });
  const poll = client.fetchQuery({ ...meQuery, staleTime: 0 });
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  seeAll(client);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(bell()).toBe(0);
  // Until the server has noted it, the number of new ones is not read.
  expect(client.isMutating({ mutationKey: [SHOWN_AHEAD] })).toBe(1);
  for (const answer of answers) answer();
  await poll;
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  expect(bell()).toBe(0);
});
