interface Exception {
  words: readonly string[];
  /** Beginnings of paths. */
  paths: readonly string[];
  means: string;
}

const DEMO = 'demo';
const COURSES = `${DEMO}/content/courses`;
const content = (...places: readonly string[]) => places.map((place) => `${DEMO}/content/${place}`);
const courses = (...places: readonly string[]) => places.map((place) => `${COURSES}/${place}`);

/** Where a word of the glossary's last column is right in what the server, the demo and the stories tell, meaning something else. */
export const RIGHT_HERE: readonly Exception[] = [
  {
    words: ['employer*', 'poslodav*'],
    paths: [
      ...content('documents/payroll-tax', 'help.yaml'),
      ...['checkout/checkout.stories', 'design-system/checkbox.stories', 'design-system/together-controls'].map(
        (place) => `stories/${place}.tsx`,
      ),
    ],
    means: 'who pays the payroll tax, by law',
  },
  {
    words: ['product*', 'proizvod*'],
    paths: content(
      'benefits/beauty/cosmetics.yaml',
      'benefits/beauty/face.yaml',
      'benefits/food/groceries.yaml',
      'benefits/home/services.yaml',
    ),
    means: 'what a shop sells and what a beautician or a cleaner uses',
  },
  {
    words: ['proizvod*'],
    paths: [`${DEMO}/seeds/colleagues.ts`, `${DEMO}/seeds/people.ts`, `${DEMO}/seeds/units.ts`, 'stories/testing/'],
    means: 'the profession of whoever designs or manages products',
  },
  { words: ['partner*'], paths: content('benefits/health/insurance.yaml'), means: 'a husband or a wife' },
  { words: ['supplier*'], paths: courses('cyber/reading.en.md'), means: 'who sends bills to any company' },
  { words: ['department*', 'odeljenj*'], paths: courses('excel/'), means: 'a part of the company in the sample sheet' },
  {
    words: ['wish*', 'želj*'],
    paths: [
      ...content('benefits/beauty/hair.yaml', 'benefits/team/together.yaml', 'benefits/travel/summer.yaml'),
      ...courses('finance/course.yaml', 'leading/reading', 'time/reading'),
    ],
    means: 'what somebody would like, which is no goal, no need and no plan yet',
  },
  {
    words: ['basket*', 'trolley*', 'kolica'],
    paths: content(
      'benefits/sport/courts.yaml',
      'benefits/travel/weekends.yaml',
      'benefits/mobility/public.yaml',
      'benefits/kids/care.yaml',
    ),
    means: 'basketball, a breakfast basket, a trolleybus, a pram',
  },
  { words: ['Web'], paths: content('benefits/education/digital.yaml'), means: 'the trade, "web development"' },
  {
    words: ['grant*', 'reserved', 'molb*', 'goes on'],
    paths: courses('english/reading'),
    means: 'to grant a point, a reserved manner, a polite request, what lasts until Friday: a lesson about words',
  },
  {
    words: ['claim*'],
    paths: [...courses('speaking/reading.en.md'), ...content('benefits/health/other-policies.yaml')],
    means: 'what a speaker asserts; what an insurer is asked to pay',
  },
  {
    words: ['training*', 'obuk*'],
    paths: content(
      ...[
        'benefits/mobility/riding.yaml',
        'benefits/sport/climbing.yaml',
        'benefits/sport/gym.yaml',
        'benefits/travel/adventure.yaml',
        'benefits/wellness/massage.yaml',
      ],
    ),
    means: 'exercise, and being shown how before a ride or a climb',
  },
  {
    words: ['preduzeć*'],
    paths: ['stories/design-system/pdf-viewer.stories.tsx'],
    means: 'firms of any trade, in the long name of a training',
  },
  { words: ['select*'], paths: courses('excel/'), means: 'to mark cells of a sheet' },
  {
    words: ['typed', 'type the', 'type it', 'type in'],
    paths: courses('cyber/', 'excel/reading.en.md'),
    means: 'what fingers do on a keyboard',
  },
  { words: ['quiz*', 'kviz*'], paths: content('benefits/team/together.yaml'), means: 'a game of a team' },
  {
    words: ['exam', 'ispit*'],
    paths: [
      ...courses('stress/reading', 'leading/course.yaml'),
      ...content('benefits/education/digital.yaml', 'benefits/education/languages.yaml'),
    ],
    means: 'an exam at a school of languages or a testing centre; to question somebody (ispitivanje)',
  },
  {
    words: ['membership*', 'članarin*'],
    paths: [
      ...content('benefits/sport/gym.yaml'),
      ...[`${DEMO}/seeds/history.ts`, `${DEMO}/seeds/wishes.ts`],
      ...['cart/sample-cart', 'checkout/', 'design-system/rich-text.stories', 'design-system/text-area.stories'].map(
        (place) => `stories/${place}`,
      ),
      ...['stories/testing/', 'stories/transactions/'],
    ],
    means: 'what a gym sells, as its benefit is called',
  },
  {
    words: ['refus*'],
    paths: ['server/faults/faults.ts', ...courses('excel/reading.en.md')],
    means: 'a call or a formula that is not taken: nobody decides',
  },
  {
    words: ['go on'],
    paths: courses('leading/reading.en.md', 'speaking/reading.en.md', 'stress/'),
    means: 'to last, to keep doing, to move to the next point of a speech',
  },
  {
    words: ['rezervni*', 'rezervnog'],
    paths: content(
      'benefits/mobility/car.yaml',
      'benefits/mobility/cycling.yaml',
      'benefits/team/outdoors.yaml',
      'benefits/technology/appliances.yaml',
    ),
    means: 'spare parts, and a second date in case of rain',
  },
  {
    words: ['strane', 'strani', 'stranu'],
    paths: [
      ...courses('first-aid/reading.sr.md', 'leading/', 'stress/reading.sr.md'),
      ...content(
        'benefits/culture/',
        'benefits/education/business.yaml',
        'benefits/health/counselling.yaml',
        'benefits/health/support.yaml',
        'help.yaml',
      ),
      ...content('benefits/home/services.yaml', 'benefits/kids/playroom.yaml'),
      ...[`${DEMO}/content/benefits/categories.yaml`, 'stories/courses/sample-courses.ts', 'stories/testing/'],
    ],
    means: 'a side, a party to an agreement, a side of a record; foreign (strani jezici)',
  },
];
