// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { en as texts } from '#locales/admin-learning/learning-en.ts';
import { SiteContext } from '../admin/site/site-context.ts';
import { editedCourse, listedCourse } from '../testing/learning-server.ts';
import { listAnswer } from '../testing/list-answer.ts';
import { jelena } from '../testing/people.ts';
import { renderScreen, serve } from '../testing/render-screen.tsx';
import { sampleSite } from '../testing/sample-site.tsx';
import { CoursesScreen } from './courses-screen.tsx';

// Multipart bodies are stubbed as JSON.
vi.mock('../api/upload.ts', () => ({
  uploadOf: (_: unknown, { body }: { body: object }) => ({
    form: JSON.stringify(body),
    fetch: (...of: Parameters<typeof fetch>) => globalThis.fetch(...of),
  }),
}));

const WRONG = { message: 'Some of the values are wrong.', code: 'request.invalid', fields: { pdf: 'Required' } };
const NOBODY = { enrolled: 0, open_attempts: 0, packages: 0, emptied: 0 };

it('says of a course that is offered from the list that it has no PDF', async () => {
  serve(({ method, path }) => {
    if (method === 'PATCH') return Response.json(WRONG, { status: 400 });
    if (path === 'admin/courses/12/impact/') return { impact: 'x', weight: 'harmless', effects: NOBODY };
    if (path === 'admin/courses/')
      return listAnswer([listedCourse({ active: false, missing: ['pdf'], image: null })], {});
    return path === 'admin/courses/12/' ? editedCourse({ active: false, pdf: null }) : undefined;
  });
  const page = (
    <SiteContext value={sampleSite}>
      <CoursesScreen />
    </SiteContext>
  );
  const me = { ...jelena, admin_roles: ['content' as const] };
  const { said } = renderScreen(page, { at: '/admin-panel/courses', path: '/admin-panel/*', me });
  await userEvent.click(await screen.findByRole('button', { name: 'Offer Data security' }));
  await waitFor(() => expect(said.map(({ text }) => text)).toEqual([texts.offerNoPdf]));
});
