import type { DocumentText } from '../documents/document-content.ts';

export const FINANCE_EN: DocumentText = {
  file: 'personal-finance',
  title: 'Personal finance from payday to payday',
  standfirst: 'A budget that holds, a reserve for surprises and a loan without small print.',
  blocks: [
    { heading: 'What this course is, and what it is not' },
    {
      text: 'There is no advice here on what to invest in. There are sums that anybody can check with a pencil: what comes in, what goes out, what is left, and what borrowed money really costs you. The amounts in the examples are invented and round, so that they are easy to follow.',
    },
    { heading: '1. The picture of a month' },
    {
      text: 'Before you change anything, look at how it is. Take the statements of the last three months and put every expense into one of three groups. It takes half an hour and a little courage.',
    },
    {
      rows: [
        ['Must', 'Rent, bills, food, transport, instalments, nursery. It has to be paid.'],
        ['Nice', 'Going out, clothes, subscriptions, travel, presents. One can do without, but not for long.'],
        ['For tomorrow', 'The reserve, savings, paying off a debt faster than needed.'],
      ],
    },
    {
      text: 'A first measure is the 50/30/20 rule: at most half of the income for what must be, about a third for what is nice, at least a fifth for tomorrow. With some it will be 65/25/10. That is not a failure but a place to start from.',
    },
    { heading: 'An example' },
    {
      rows: [
        ['Income', '100,000'],
        ['Must', '58,000: rent 30,000, bills 9,000, food 15,000, transport 4,000'],
        ['Nice', '30,000'],
        ['For tomorrow', '12,000'],
        ['First step', 'Two subscriptions that nobody watches: 2,400 a month, 28,800 a year.'],
      ],
    },
    { heading: '2. A budget that holds' },
    {
      points: [
        'Pay yourself first: move the part for tomorrow on payday, and not what is left over. Nothing ever is.',
        'Divide yearly costs by twelve: registration, insurance, holidays, presents. Then they are no surprise any more.',
        'Set an amount for what is nice and spend it with a clear conscience. A budget without joy lasts two weeks.',
        'Once a month, a quarter of an hour: the plan beside reality. Change the plan, not your memory.',
      ],
    },
    { heading: '3. The reserve' },
    {
      text: 'The reserve is money that waits for a broken car, a tooth or a month without work. Three to six months of costs are usually recommended, not of salary. If your costs are 70,000, the aim lies between 210,000 and 420,000.',
    },
    {
      text: 'That sounds far away, so take three steps: first 20,000, which is what most small troubles cost, then one month of costs, then three. Keep it apart from your current account, but so that you can reach it within a day.',
    },
    { heading: '4. What a loan really costs' },
    {
      text: 'The monthly payment says whether you can pay. It does not say how much you pay. There are two numbers for that: the effective rate, which has the fees in it, and the total that you will pay back. The law wants both in the offer.',
    },
    {
      rows: [
        ['The loan', '600,000 at 10 per cent a year'],
        ['Over 3 years', 'About 19,360 a month, about 697,000 in all'],
        ['Over 6 years', 'About 11,115 a month, about 800,000 in all'],
        ['The difference', 'The payment is 8,245 lower, and the loan about 103,000 dearer.'],
      ],
    },
    {
      points: [
        'Compare offers by the effective rate and the same term, never by the payment.',
        'Ask whether the rate is fixed or variable, and how far the payment can rise.',
        'Ask what it costs to pay back early.',
        'An overdraft and a credit card are the dearest money in the house. Pay those back first.',
      ],
    },
    { heading: 'In which order to pay off debts' },
    {
      text: 'Pay the smallest instalment on every debt, and anything above that on the one with the highest rate. So debt costs you least in all. If you need a quick success to keep going, begin with the smallest one, but know that this costs a little more.',
    },
    { heading: '5. Percentages without mistakes' },
    {
      points: [
        'A price rises from 1,000 to 1,250: the difference of 250 divided by the old price is 25 per cent.',
        'After 20 per cent off and then 20 per cent on you are not where you were: 1,000, then 800, then 960.',
        'Inflation of 5 per cent means that 100,000 in a sock buys in a year what about 95,000 buy today.',
        '“Up to 70 per cent off” means that at least one thing is. One.',
      ],
    },
    { heading: '6. Too good to be true' },
    {
      text: 'Frauds change, but the promise is always the same: much, certain and at once. These are the signs to stop at:',
    },
    {
      points: [
        'a certain and high return without risk',
        'the offer is for today only, tell nobody',
        'pay a fee first, and then you get the inheritance, the prize or the job',
        'somebody helps you to install a program in order to “see the screen”',
        'you get money if you bring more people',
      ],
    },
    {
      text: 'A real contract is one that you may take home and read. Who does not let you has said everything.',
    },
    { heading: 'A plan for the first month' },
    {
      rows: [
        ['First week', 'Statements of three months, three groups.'],
        ['Second week', 'Cancel one thing that you do not use.'],
        ['On payday', 'A standing order that moves the part for tomorrow.'],
        ['End of month', 'A quarter of an hour: the plan beside reality.'],
      ],
    },
    { heading: 'To take along' },
    {
      points: [
        'First the picture, then the plan.',
        'The part for tomorrow leaves on payday.',
        'A loan is compared by its effective rate and its total.',
        'The dearest debt is paid off first.',
      ],
    },
  ],
};
