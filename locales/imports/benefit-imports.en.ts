import { counted } from '../plural.ts';
import type { SameTexts } from '../texts.tsx';
import type { en } from './en.ts';

const BENEFITS = { one: 'benefit', other: 'benefits' };

/** Texts of imports of benefits that differ from those of people. */
export const benefitsEn = {
  title: 'Import of benefits',
  people: 'Benefits',
  'list.firstText':
    'A price list or an offer of a provider brings all of it at once. Nothing is written before you see it.',
  'file.title': 'Bring a file of benefits',
  current: 'Download all benefits',
  currentText: 'That list is an import too: change what you want and bring it back.',
  'missing.text': 'Somebody of another company may have brought it.',
  'known.text':
    'The same rows, in whatever order, were written on {{day}} What was changed since would be changed back.',
  'mapping.key': 'Say where the name is, or the code: benefits are known by one of them.',
  'checking.text': 'It keeps running after you close the page. Nothing is written yet.',
  'problems.name': 'Name',
  'problems.nobody': 'no name',
  'group.twin': 'The same benefit twice',
  'rows.added': ({ count }) => counted('EN', count, { one: 'new benefit', other: 'new benefits' }),
  'rows.changed': ({ count }) => counted('EN', count, { one: 'changed benefit', other: 'changed benefits' }),
  'rows.same': ({ count }) => `${counted('EN', count, BENEFITS)} as they are`,
  'rows.person': 'Benefit',
  'done.people': 'Look at the benefits',
  'undo.text': ({ added, changed }) => {
    const away = counted('EN', added, { one: 'new benefit is put away', other: 'new benefits are put away' });
    const back = counted('EN', changed, {
      one: 'changed benefit is as before',
      other: 'changed benefits are as before',
    });
    return `${[added > 0 && away, changed > 0 && back].filter(Boolean).join(', ')}.`;
  },
  'undo.stays':
    'What somebody has touched since stays as it is, and is named. So does what would end for somebody who pays for it every month.',
  'undone.text': 'On {{moment}} all of it was taken back, but for what is named below.',
  'undone.keptTitle': 'What stayed, for it was touched since or would end for somebody who pays for it every month',
  'template.name': 'benefits-template.csv',
  'template.remark':
    '# Rows that begin with # and a space are not imported. A row with a code changes that benefit, one without makes a draft. An empty cell changes nothing, - empties it.',
} satisfies Partial<SameTexts<typeof en>>;
