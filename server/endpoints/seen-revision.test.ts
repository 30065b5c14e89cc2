import { expect, it } from 'vitest';
import { readSeenRevision } from './seen-revision.ts';

const refusalOf = (revision: string | undefined, wanted: 'required' | 'optional') => {
  try {
    return readSeenRevision(revision === undefined ? {} : { 'if-revision-match': revision }, wanted);
  } catch (error) {
    const { status, code } = error as { status: number; code: string };
    return `${status} ${code}`;
  }
};

it('wants the revision that was seen where a call says so', () => {
  expect(refusalOf(undefined, 'required')).toBe('428 record.revision_missing');
  expect(refusalOf(undefined, 'optional')).toBeNull();
  expect(refusalOf('7', 'required')).toBe(7);
  expect(refusalOf('999999999', 'optional')).toBe(999_999_999);
});

it.each(['', '*', '"7"', '7, 7', '-1', '1e9', '1000000000', '0', '07', ' 7', 'seven'])('takes no %j', (revision) => {
  for (const wanted of ['required', 'optional'] as const)
    expect(refusalOf(revision, wanted)).toBe('400 request.revision_match');
});

it('does not look at it for calls that know none', () => {
  expect(readSeenRevision({ 'if-revision-match': '*' }, undefined)).toBeNull();
});
