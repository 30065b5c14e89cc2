// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { keepWorkOf } from './work-owner.ts';

const type = (name: string) => sessionStorage.setItem(`izbor.work.${name}`, '{"subject":"Za doktora"}');
const kept = () => Object.keys(sessionStorage).filter((key) => key.endsWith('1'));

beforeEach(() => sessionStorage.clear());

it('keeps what somebody typed until they are here again', () => {
  keepWorkOf(1);
  type('contact.1');
  keepWorkOf(1);

  expect(kept()).toEqual(['izbor.work.contact.1']);
});

it('forgets it once somebody else is here, and what they type stays', () => {
  keepWorkOf(1);
  type('contact.1');
  type('draft.1.coupon.1');
  keepWorkOf(2);
  expect(kept()).toEqual([]);

  type('contact.2.1');
  keepWorkOf(2);
  expect(kept()).toEqual(['izbor.work.contact.2.1']);
});

it('keeps what was typed before anybody was here', () => {
  type('mail.1');
  keepWorkOf(2);

  expect(kept()).toEqual(['izbor.work.mail.1']);
});
