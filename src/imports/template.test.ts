import { expect, it } from 'vitest';
import { benefitSite } from './benefit-site.ts';
import { budgetSite } from './budget-site.ts';
import { openFile } from './open-file.ts';
import { peopleSite } from './people-site.ts';
import { templateFile } from './template.ts';

const templates = [peopleSite, benefitSite, budgetSite].flatMap((site) =>
  (['SR', 'EN'] as const).map((language) => ({ kind: site.kind, language, site })),
);

it.each(templates)('the template of $kind in $language is a heading and remarks', async ({ language, site }) => {
  const { content } = templateFile((key, ...params) => site.texts.translate(language, key, ...params), site);
  const open = (...more: string[]) =>
    openFile(new File([content, ...more], 'obrazac.csv'), { sheet: null, letters: null });
  await expect(open()).rejects.toMatchObject({ code: 'noRows' });
  expect((await open('#12')).lines).toEqual([4]);
});
