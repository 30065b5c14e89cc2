import type { DocumentText } from '../documents/document-content.ts';

export const TIME_EN: DocumentText = {
  file: 'time-under-control',
  title: 'Time under control',
  standfirst: 'How a day gets a plan, a plan gets gaps, and work gets an end.',
  blocks: [
    { heading: '1. Where the feeling of no time comes from' },
    {
      text: 'For most people a day is not eaten by one big job but by twenty small ones: a message answered in passing, a meeting without a reason, a task that really belongs to somebody else. Each takes five minutes, and together they take the morning. The feeling that there is no time mostly does not measure the work. It measures how often we had to start again.',
    },
    {
      text: 'So this course offers no way to fit more in. It offers three decisions: what you do at all, when you do it, and what makes it finished.',
    },
    { heading: 'An exercise of ten minutes' },
    {
      points: [
        'Write down everything that took you more than ten minutes yesterday.',
        'Beside each item note who asked for it and what would have happened without it.',
        'Circle those where the answer is: nothing. That is the first time you get back.',
      ],
    },
    { heading: '2. Urgent and important are two things' },
    {
      text: 'Urgent is what is due soon. Important is what changes the result: yours, the team’s or the customer’s. Most days pass in what is urgent, because the urgent rings. The important seldom rings, so it has to be given a place beforehand.',
    },
    {
      rows: [
        [
          'Important and urgent',
          'Is done at once. If there are more than two a day, something was left without a time before.',
        ],
        [
          'Important, not urgent',
          'Gets a time in the calendar. This is where good results are made: preparing, learning, talking, checking.',
        ],
        [
          'Urgent, not important',
          'Pass it on, shorten it or settle it with one answer. Ask whether you are the right person for it.',
        ],
        ['Neither', 'Comes off the list, with a clear conscience.'],
      ],
    },
    {
      text: 'When you are not sure where something belongs, ask yourself what will be different in a month if you do not do it. The answer usually comes faster than the excuse.',
    },
    { heading: '3. A plan that survives the first call' },
    {
      text: 'A day that is planned to the last minute falls at ten past nine, with the first call. So plan about sixty per cent of your working time. The rest is not laziness. It is room for what you cannot foresee and what happens every day.',
    },
    {
      points: [
        'Choose at most three things that must be finished today. Anything else is a bonus.',
        'Put the hardest of the three into the hours when your head is clearest. For many that is the morning.',
        'Group small things: messages two or three times a day, calls one after another.',
        'Leave ten minutes between two meetings. That is where you note what was agreed.',
      ],
    },
    { heading: 'A day as an example' },
    {
      rows: [
        ['8:30 to 9:00', 'A look at the calendar, three things for today, the first messages.'],
        ['9:00 to 10:30', 'The most important work. Notifications are off.'],
        ['10:30 to 12:00', 'Meetings and talks, one after another.'],
        ['12:45 to 13:15', 'Messages, the second time.'],
        ['13:15 to 15:00', 'The second important thing.'],
        ['15:00 to 16:20', 'Free for the unforeseen. If there is none, the third thing.'],
        ['16:20 to 16:30', 'What is done, what is carried over, the first thing for tomorrow.'],
      ],
    },
    { heading: '4. How long will it take' },
    {
      text: 'People nearly always guess too short, even when they have done the very same work before. The reason is simple: we imagine a day on which nobody calls. Two habits help.',
    },
    {
      points: [
        'Split the work into steps of two hours at most and add them up. The sum is usually larger than the first impression.',
        'Look for something similar in the past and see how long it really took. Trust that more than a feeling.',
      ],
    },
    {
      text: 'A date that would be convenient is not an estimate. When somebody asks until when, estimate first and compare with the date afterwards. If the two do not agree, that is a conversation for today and not for the day it is due.',
    },
    { heading: '5. One thing at a time' },
    {
      text: 'When a message interrupts you, you do not lose only the time for the message. It takes some minutes more to get back to where the thought was left. Four such interruptions in an hour, and little of the hour remains. Being quick does not help there. Switching less does.',
    },
    {
      points: [
        'Switch notifications off while you do something that needs thought. Who needs you urgently will call.',
        'When you are interrupted, note in a word where you were. The way back is half as long then.',
        'Work in blocks of 25 to 50 minutes with a short break after each.',
      ],
    },
    { heading: '6. How to say no' },
    {
      text: 'No is not rude. What is rude is yes, and then silence. A good no has three parts: what you cannot do, why in a few words, and what you can do instead.',
    },
    {
      points: [
        '“I cannot this week. On Tuesday I have an hour, would that suit you?”',
        '“I can do it today, but then the report goes out tomorrow. Which matters more?”',
        '“I am not the right person for this. I think Marko does it, shall I put you in touch?”',
      ],
    },
    {
      text: 'Avoid “I will see” and “I will squeeze it in somehow”. That is a yes that nobody hears and that you pay for.',
    },
    { heading: '7. A review at the end of the week' },
    {
      text: 'A quarter of an hour on Friday is worth more than any app. Look at what is done, what is carried over and what took longer than planned, and write down why. Do not measure others, measure your plan. After a month you will know where your time really goes.',
    },
    { heading: 'To take along' },
    {
      points: [
        'The important gets a time, the urgent gets a limit.',
        'Sixty per cent of the day is planned, the rest is for life.',
        'An estimate is a sum of steps and not a wish.',
        'No is an answer. It comes with a proposal.',
      ],
    },
  ],
};
