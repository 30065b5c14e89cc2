// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { notificationTitle, plainText } from './notification-title.ts';

it('names a notification by its title', () => {
  expect(notificationTitle({ title: 'Uplata', text: '<p>x</p>' })).toBe('Uplata');
});

it('shows the text of one that is only called a notice (specification.md 3)', () => {
  expect(notificationTitle({ title: 'Obaveštenje', text: '<p>Radimo <b>od 9</b></p><p>do 17.</p>' })).toBe(
    'Radimo od 9 do 17.',
  );
});

it('reads html as words', () => {
  expect(plainText('<ul><li>A &amp; B</li><li>C</li></ul>')).toBe('A & B, C');
  expect(plainText('<ul><li>One.</li><li>Two</li></ul><p>Total: 2.800,00\u00a0RSD.</p>')).toBe(
    'One. Two Total: 2.800,00\u00a0RSD.',
  );
});

it('keeps headings and quotations apart from what follows them', () => {
  expect(plainText('<h3>Budžeti</h3><h4>Fleksibilni</h4><blockquote>ostaje</blockquote>dok')).toBe(
    'Budžeti Fleksibilni ostaje dok',
  );
});
