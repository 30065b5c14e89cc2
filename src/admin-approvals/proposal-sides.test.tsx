// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlatformApproval } from '#contract/admin-approvals/admin-approvals.contract.ts';
import type { Language } from '#contract/language/language.ts';
import type { RateWeek } from '#contract/rates/rates.rules.ts';
import { en as approvals } from '#locales/approvals/en.ts';
import { sr } from '#locales/approvals/sr.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { ProposalSides } from './proposal-sides.tsx';

/** A rate that is to go from 119 to 120, and was elsewhere within the week. */
const inWeek = (week: RateWeek): PlatformApproval => ({
  id: 6,
  kind: 'rate',
  status: 'waiting',
  date: '2026-11-23T10:12:00.000Z',
  expires_at: '2026-11-30T10:12:00.000Z',
  proposed_by: { id: 8, name: 'Milan Marković' },
  own: false,
  decided_by: null,
  decided_at: null,
  reason: '',
  note: '',
  name_sr: '',
  name_en: '',
  people: null,
  sum: null,
  currency: null,
  limit: null,
  rate: { currency: 'RSD', per_euro_was: 119, per_euro: 120, moved: 0.84 },
  order: null,
  announcement: null,
  texts: null,
  may: 'decide',
  now: {
    people: null,
    sum: null,
    left_count: 0,
    stale: null,
    rate: {
      per_euro_was: 119,
      per_euro: 120,
      moved: 0.84,
      second: true,
      week,
      prices: 0,
      companies: 0,
      carts: 0,
      subscriptions: 0,
    },
    refund: null,
    limit: null,
    seen: 'a'.repeat(64),
  },
});

function show(week: RateWeek, language: Language = 'EN') {
  renderScreen(<ProposalSides approval={inWeek(week)} />, { language });
  const { now: name } = language === 'EN' ? approvals : sr;
  const sentences = within(screen.getByRole('region', { name })).getAllByRole('listitem');
  return sentences.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
}

it('says from where a rate was measured that moves by little from the one before', () => {
  expect(show({ low: 117.2, high: 119 })).toEqual([
    'It moves by +0.84%, from 119.00.',
    'In the seven days before this it was between 117.20 and 119.00; the 2% is measured from there.',
    'Nobody sees another price.',
  ]);
});

it('says so in Serbian', () => {
  expect(show({ low: 117.2, high: 119 }, 'SR')[1]).toBe(
    'U sedam dana pre toga bio je između 117,20 i 119,00; odatle se meri onih 2 %.',
  );
});

it('says nothing of a week in which the rate stayed', () => {
  expect(show({ low: 119, high: 119 })).toEqual(['It moves by +0.84%, from 119.00.', 'Nobody sees another price.']);
});
