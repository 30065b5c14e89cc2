import { describe, expect, it } from 'vitest';
import { filesOf, read } from './testing/files.ts';

const FOLDER = 'docs/decisions';
const INDEX = read(`${FOLDER}/README.md`);
const names = filesOf([FOLDER])
  .map((path) => path.slice(`${FOLDER}/`.length))
  .filter((name) => name !== 'README.md')
  .sort();
const decisions = names.map((name) => ({ name, text: read(`${FOLDER}/${name}`) }));

const KNOWN_STATUS = /^- Status: (accepted|superseded by \[(\d{4})\]\(\2-[a-z0-9-]+\.md\))$/m;

describe('the decisions', () => {
  it('are numbered from 1 without a gap or a number twice', () => {
    expect(names.map((name) => name.slice(0, 5))).toEqual(
      names.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
    );
  });

  it.each(decisions)('$name has its number, status, date and sections', ({ name, text }) => {
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
    expect(text).toMatch(KNOWN_STATUS);
    expect(text).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/m);
    const titles = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(titles.slice(0, 2)).toEqual(['Situation', 'Decision']);
    expect(titles.filter((title) => title === 'Refused')).toHaveLength(1);
    expect(text.split(/^## Refused$/m)[1]).toMatch(/^\s*[^#\s]/);
  });

  it('are all in the index, under their title, date and status', () => {
    const rows = decisions.map(({ name, text }) => {
      const title = /^# \d+\. (.*)$/m.exec(text)?.[1];
      const date = /^- Date: (.*)$/m.exec(text)?.[1];
      const status = /^- Status: (.*)$/m.exec(text)?.[1];
      return `| ${name.slice(0, 4)} | [${title}](${name}) | ${date} | ${status} |`;
    });
    expect(
      INDEX.split('\n')
        .filter((line) => /^\| \d/.test(line))
        .sort(),
    ).toEqual(rows);
  });
});
