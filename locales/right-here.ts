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

/** Where a word of the glossary's last column is right in what the demo and the stories tell, for it means something else there. */
export const RIGHT_HERE: readonly Exception[] = [
  {
    words: ['employer*', 'poslodav*'],
    paths: [
      ...content('documents/payroll-tax.ts', 'help/buying.ts'),
      ...['checkout/checkout.stories', 'design-system/checkbox.stories', 'design-system/together-controls'].map(
        (place) => `stories/${place}.tsx`,
      ),
    ],
    means: 'who pays the payroll tax, by law',
  },
  {
    words: ['product*', 'proizvod*'],
    paths: content('beauty/cosmetics.ts', 'beauty/face.ts', 'food/groceries.ts', 'home/services.ts'),
    means: 'what a shop sells and what a beautician or a cleaner uses',
  },
  {
    words: ['proizvod*'],
    paths: [`${DEMO}/seeds/colleagues.ts`, `${DEMO}/seeds/people.ts`, 'stories/testing/'],
    means: 'the profession of whoever designs or manages products',
  },
  { words: ['partner*'], paths: content('health/insurance.ts'), means: 'a husband or a wife' },
  { words: ['supplier*'], paths: courses('cyber-en.ts'), means: 'who sends bills to any company' },
  { words: ['department*', 'odeljenj*'], paths: courses('excel'), means: 'a part of the company in the sample sheet' },
  {
    words: ['wish*', 'želj*'],
    paths: [
      ...content('beauty/hair.ts', 'team/together.ts', 'travel/summer.ts'),
      ...courses('finance.ts', 'leading-', 'time-'),
    ],
    means: 'what somebody would like, which is no goal, no need and no plan yet',
  },
  {
    words: ['basket*', 'trolley*', 'kolica'],
    paths: content('sport/courts.ts', 'travel/weekends.ts', 'mobility/public.ts', 'kids/care.ts'),
    means: 'basketball, a breakfast basket, a trolleybus, a pram',
  },
  { words: ['Web'], paths: content('education/digital.ts'), means: 'the trade, "web development"' },
  {
    words: ['grant*', 'reserved', 'molb*', 'goes on'],
    paths: courses('english-'),
    means: 'to grant a point, a reserved manner, a polite request, what lasts until Friday: a lesson about words',
  },
  {
    words: ['claim*'],
    paths: [...courses('speaking-en.ts'), ...content('health/other-policies.ts')],
    means: 'what a speaker asserts; what an insurer is asked to pay',
  },
  {
    words: ['training*', 'obuk*'],
    paths: content(
      ...['mobility/riding.ts', 'sport/climbing.ts', 'sport/gym.ts', 'travel/adventure.ts', 'wellness/massage.ts'],
    ),
    means: 'exercise, and being shown how before a ride or a climb',
  },
  { words: ['quiz*', 'kviz*'], paths: content('team/together.ts'), means: 'a game of a team' },
  {
    words: ['exam', 'ispit*'],
    paths: [...courses('stress-', 'leading.ts'), ...content('education/digital.ts', 'education/languages.ts')],
    means: 'an exam at a school of languages or a testing centre; to question somebody (ispitivanje)',
  },
  {
    words: ['membership*', 'članarin*'],
    paths: [
      ...content('sport/gym.ts'),
      ...[`${DEMO}/seeds/history.ts`, `${DEMO}/seeds/wishes.ts`],
      ...['cart/sample-cart', 'checkout/', 'design-system/rich-text.stories', 'design-system/text-area.stories'].map(
        (place) => `stories/${place}`,
      ),
      ...['stories/subscriptions/in-subscription', 'stories/testing/', 'stories/transactions/'],
    ],
    means: 'what a gym sells, as its benefit is called',
  },
  {
    words: ['go on'],
    paths: courses('leading-en.ts', 'speaking-en.ts', 'stress'),
    means: 'to last, to keep doing, to move to the next point of a speech',
  },
  {
    words: ['rezervni*', 'rezervnog'],
    paths: content('mobility/car.ts', 'mobility/cycling.ts', 'team/outdoors.ts', 'technology/appliances.ts'),
    means: 'spare parts, and a second date in case of rain',
  },
  {
    words: ['strane', 'strani', 'stranu'],
    paths: [
      ...courses('first-aid-sr.ts', 'leading', 'stress-sr.ts'),
      ...content('culture/', 'education/business.ts', 'health/counselling.ts', 'health/support.ts', 'help/budget.ts'),
      ...content('help/requests.ts', 'home/services.ts', 'kids/playroom.ts'),
      ...[`${DEMO}/seeds/categories.ts`, 'stories/courses/sample-courses.ts', 'stories/testing/'],
    ],
    means: 'a side, a party to an agreement, a side of a record; foreign (strani jezici)',
  },
];
