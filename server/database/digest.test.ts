import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOf } from '#contract/testing/files.ts';
import { startTestApp } from '../testing/test-app.ts';
import { digestOf } from './digest.ts';
import { ask } from './statement.ts';
import { sql } from './text.ts';

const { database } = await startTestApp();

it.each(['', '1,2,3', 'Đorđe – 50 %', '😀'])('is of %j what everybody else reckons', async (text) => {
  const [found] = await ask<{ digest: string }>(database, sql`select ${digestOf(sql`${text}::text`)} as digest`);

  expect(found?.digest).toBe(createHash('sha256').update(text).digest('hex'));
});

it('is the only hash of the database that the shop asks for', () => {
  const code = filesOf(['server']).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));

  expect(code.length).toBeGreaterThan(300);
  expect(code.filter((path) => /\bmd5\(|'(md5|sha1)'/i.test(readFileSync(path, 'utf8')))).toEqual([]);
});
