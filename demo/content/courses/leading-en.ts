import type { DocumentText } from '../documents/document-content.ts';

export const LEADING_EN: DocumentText = {
  file: 'leading-a-team',
  title: 'Leading a team for the first time',
  standfirst: 'The basics for those who were colleagues yesterday and answer for results today.',
  blocks: [
    { heading: '1. A new job and not a bigger old one' },
    {
      text: 'Until yesterday your work was measured by what you did. From today it is measured by what the team does. That is easy to say and hard to live, because the old job is familiar and pleasant, and the new one is made of conversations. The first trap is to keep all the old work beside the leading.',
    },
    {
      rows: [
        ['Before', 'I know the answer. I do it. It is done when I finish.'],
        ['Now', 'I know who knows. I help them do it. It is done when it works without me.'],
      ],
    },
    { heading: '2. The first thirty days' },
    {
      text: 'In the first week change nothing that is not on fire. Talk with everybody in the team, one by one, for half an hour, and ask the same four questions:',
    },
    {
      points: [
        'What goes well and should be left alone?',
        'What slows you down?',
        'What of the last months are you proud of?',
        'What would you like to do more of, and what less?',
      ],
    },
    {
      text: 'Write the answers down. Then tell the whole team what was said, what changes, what stays, and when the rest will be decided. Those who were colleagues yesterday need to hear this clearly too: “We will go on sharing some things, but decisions about who does what are now mine.”',
    },
    { heading: '3. Goals that nobody argues about at the end' },
    {
      text: 'A good goal has three parts: what will be different, how we will know, and by when. If two people can read it and disagree on whether it was reached, it is not a goal yet but a wish.',
    },
    {
      rows: [
        ['A wish', 'Be faster.'],
        ['A goal', 'By the end of March we answer customers within one working day.'],
        ['A wish', 'Improve our work with sales.'],
        ['A goal', 'From the first of May sales and we share one list of open questions, looked through every Monday.'],
      ],
    },
    {
      text: 'Three goals a quarter are enough. Anything above that means that it was not decided what matters.',
    },
    { heading: '4. Handing over work' },
    {
      text: 'To hand over means to give a result and not the steps. You say what should be there in the end, by when, why it matters and what the limits are. Whoever does the work chooses the way. If it is done differently from how you would do it, and well, that is a success.',
    },
    {
      points: [
        'Ask to have the task told back to you. A misunderstanding found in the first minute costs nothing.',
        'Agree on when you will look at it together: at the start, half-way, before the end. Do not check in between.',
        'Hand over interesting things too, not only what bores you.',
        'When something comes back to you, ask “What do you propose?” before you answer.',
      ],
    },
    { heading: '5. Feedback' },
    {
      text: 'Good feedback speaks of what happened and not of the person. It has three parts: what happened, what came of it, and a question for the next time.',
    },
    {
      rows: [
        ['Of the person', '“You are disorganised.”'],
        [
          'Of what happened',
          '“The report came a day late, so the client had no figures for the meeting. What would help next time?”',
        ],
      ],
    },
    {
      points: [
        'Criticism: soon, and in private. Only praise is for the public.',
        'Praise: specific. What was done and whom it helped.',
        'Praise at least three times as often as you criticise, but only when it is true.',
        'Keep nothing for the yearly review. Nothing there may come as a surprise.',
        'Ask for it yourself: “What should I do differently?” Then be silent and write it down.',
      ],
    },
    { heading: '6. The one-to-one' },
    {
      text: 'Half an hour, every week or every other week, with everybody. It is not cancelled. It is no report on tasks, there are tools for that. It is time in which the team member talks and you listen: about two thirds to one.',
    },
    {
      points: [
        'How are you, really?',
        'What takes most out of you this week?',
        'Where can I help, and where am I only in the way?',
        'What do you want to learn before the summer?',
      ],
    },
    {
      text: 'Keep short notes of what was agreed and begin the next conversation with them. If you promise twice and do not deliver, you will hear nothing important the third time.',
    },
    { heading: '7. Disagreements' },
    {
      text: 'Disagreeing about work is healthy, disagreeing about people is not. When two people disagree, do not decide at once. Hear them together, ask each to state the other’s view until the other confirms that it was put well, and only then look for the real difference. It is often small.',
    },
    {
      text: 'If a decision is needed all the same, decide, say why, and until when it holds. A poor decision that is mended later is better than a good one that never comes.',
    },
    { heading: '8. Mistakes' },
    {
      text: 'When somebody reports a mistake of their own, the first word is thanks. The second is a question: how will the system not let the same happen again? A team that hides mistakes works in the dark. When you make one, say so in front of the team; it is easier for everybody after that.',
    },
    { heading: 'A plan for ninety days' },
    {
      rows: [
        ['1 to 30', 'Conversations, listening, one small repair that everybody asked for.'],
        ['31 to 60', 'Goals, who does what, regular one-to-ones.'],
        ['61 to 90', 'The first larger change, a review of the goals, feedback for you.'],
      ],
    },
    { heading: 'To take along' },
    {
      points: [
        'The success of the team is your job.',
        'Hand over the result and not the steps.',
        'Of what happened, soon, in private.',
        'Listen twice as long as you talk.',
      ],
    },
  ],
};
