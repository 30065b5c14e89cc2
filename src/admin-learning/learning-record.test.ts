// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { editedCourse } from '../testing/learning-server.ts';
import { courseOf, courseProblems, NO_COURSE, sentCourse } from './course-record.ts';
import { ChosenFiles, type FormFile, sentFiles } from './learning-files.ts';
import { newProblems, withSent } from './learning-record.ts';
import { NO_PACKAGE, packageProblems } from './package-record.ts';

const stored = courseOf(editedCourse(), []);
const withFields = (changes: object) => Object.assign({}, stored.fields, changes);

it('sends real files alone, and the names of those that are taken out', () => {
  const files = new ChosenFiles();
  const chosen = files.put(new File(['%PDF-1.7'], 'novo.pdf'));
  const { files: sent, removed, lost } = sentFiles({ pdf: chosen, image: null, name_sr: 'Novo' }, files);
  expect([Object.keys(sent), sent.pdf?.name, removed, lost]).toEqual([['pdf'], 'novo.pdf', ['image'], []]);
  // A stored file cannot be sent: it was replaced, or is there anyway.
  expect(sentFiles({ pdf: stored.fields.pdf }, files).lost).toEqual(['pdf']);
});

it('asks for a file again that was chosen before the page was loaded anew', () => {
  const chosen = new ChosenFiles().put(new File(['x'], 'novo.pdf'));
  expect(courseProblems(withFields({ pdf_en: chosen }), new ChosenFiles())).toEqual({ pdf_en: 'gone' });
});

it('knows a file that was sent when it is read again', () => {
  const sent: FormFile = { name: 'bezbednost.pdf', bytes: 120_000, chosen: 'k' };
  expect(withSent(stored, { pdf: sent }).fields.pdf).toEqual(sent);
  expect(withSent(stored, { pdf: { ...sent, bytes: 1 } }).fields.pdf).toEqual(stored.fields.pdf);
});

it.each<[string, Record<string, unknown>, object, object]>([
  ['a text, trimmed', { name_sr: ' Novo ' }, {}, { name_sr: 'Novo' }],
  ['a price with its kind and currency', { price: 5000 }, {}, { course_type: 'paid', price: 5000, currency: 'RSD' }],
  ['what is free without a price', { course_type: 'free' }, {}, { course_type: 'free', currency: 'RSD' }],
  ['a pass mark', { pass_mark: 80 }, {}, { pass_mark: 80 }],
])('sends %s', (_, changes, more, sent) => {
  expect(sentCourse(changes, withFields({ ...changes, ...more }))).toEqual(sent);
});

it('finds what is wrong with a new course and a new package', () => {
  const files = new ChosenFiles();
  expect(courseProblems(NO_COURSE.fields, files)).toEqual({
    name_sr: 'required',
    summary_sr: 'required',
    'questions.0': 'empty',
  });
  expect(packageProblems(NO_PACKAGE.fields, files)).toMatchObject({ name_sr: 'required', courses: 'choose' });
  expect(courseProblems(withFields({ minutes: '1,5', pass_mark: null, price: null, questions: [] }), files)).toEqual({
    minutes: 'comma',
    pass_mark: 'required',
    price: 'required',
    questions: 'noQuestion',
  });
});

it('lets stand what was wrong before and is not touched', () => {
  const before = { price: 'required', name_sr: 'long' };
  const fields = withFields({ name_sr: 'x' });
  expect(newProblems(before, before, fields, stored.fields)).toEqual({ name_sr: 'long' });
});
