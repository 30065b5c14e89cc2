import type { DocumentText } from '../documents/document-content.ts';

export const ENGLISH_EN: DocumentText = {
  file: 'conversational-english',
  title: 'Conversational English at work',
  standfirst: 'A meeting, a call, small talk over coffee: sentences that sound natural.',
  blocks: [
    { heading: '1. Why we stay silent' },
    {
      text: 'Most people who say that they do not speak English understand nearly everything. They stay silent because they translate a whole sentence in their head, and by the time it is built the conversation has moved on. What helps is not more grammar but ready beginnings. When the first three words come by themselves, the rest arrives in time.',
    },
    {
      text: 'Here are beginnings for six situations that come up again and again. Read them aloud. Your mouth has to learn them, not your eyes.',
    },
    { heading: '2. Small talk' },
    {
      text: 'Before every meeting there are two minutes that are not about work. Their aim is not information but to let everybody relax a little. Good subjects are the way there, the weather, the weekend, coffee, the city. Salaries, health and politics are not.',
    },
    {
      rows: [
        ['How are you?', 'Not a question about your health. Answer: Good, thanks. You?'],
        ['How was your weekend?', 'Quiet, which was nice. How about yours?'],
        ['Did you find us all right?', 'Yes, no problem at all.'],
        ['Where are you based?', 'I’m in Belgrade, in the sales team.'],
        ['Anyway, ...', 'The sign that work begins: Anyway, shall we start?'],
      ],
    },
    { heading: '3. When you do not understand' },
    {
      text: 'Pretending to understand costs more than asking. Native speakers ask each other all the time. Only “What?” sounds rude, and “Repeat, please” sounds like an order.',
    },
    {
      points: [
        'Sorry, could you say that again? (when you did not hear)',
        'Sorry, you lost me there. Could you go back to the second point? (when you cannot follow)',
        'Just to make sure I follow: do you mean both teams? (when you check)',
        'What does “rollout” mean here? (when you do not know a word)',
        'Could you send me that in writing, please? (when it matters)',
      ],
    },
    { heading: '4. In a meeting' },
    {
      rows: [
        ['Join in', 'Can I add something here? / Just a quick point.'],
        ['Keep the floor', 'Let me just finish this thought.'],
        ['Agree', 'That makes sense. / Exactly.'],
        ['Disagree', 'I see your point, but I’m not sure it will scale. / I’d look at it a bit differently.'],
        ['Propose', 'How about we try it for two weeks?'],
        ['Come back', 'Can we come back to the budget?'],
        ['Conclude', 'So, to sum up: I’ll send the draft today.'],
      ],
    },
    {
      text: 'Notice how people disagree in English: first they grant the part that is right, then comes “but”, and then something undecided such as “I’m not sure”. A short “No” or “You are wrong” sounds angrier than you think.',
    },
    { heading: '5. A call' },
    {
      points: [
        'Hi everyone, can you hear me?',
        'You’re on mute. / You’re breaking up a bit.',
        'Can you see my screen?',
        'Sorry, go ahead. (when two people start at once)',
        'I have to drop off in five minutes.',
        'Great, so I’ll send the draft today. Thanks, everyone. (to end it)',
      ],
    },
    {
      text: 'A call does not end with “OK, bye” alone. Towards the end somebody says what was agreed and who does what. It is also the easiest sentence to prepare beforehand.',
    },
    { heading: '6. Messages' },
    {
      text: 'A message in English is shorter and softer than ours. A request is a question: “Could you send it by Friday?” means on Friday at the latest. “Until Friday” means that something goes on up to Friday, so mind the difference.',
    },
    {
      rows: [
        ['Opening', 'Hi Anna, / Hi all, / Dear Mr Brown, when you do not know each other.'],
        ['Request', 'Could you ... / Would you mind ... / When you have a minute, ...'],
        ['Attachment', 'Please find it attached. / I’ve attached the file.'],
        ['Reminder', 'Just following up on this. Any news?'],
        ['Ending', 'Best, / Thanks, / Looking forward to hearing from you.'],
      ],
    },
    { heading: '7. Ten mistakes that give us away' },
    {
      rows: [
        ['I work here since 2019.', 'I have worked here since 2019.'],
        ['She gave me an advice.', 'She gave me some advice. Advice is not counted.'],
        ['We discussed about the plan.', 'We discussed the plan.'],
        ['I am agree.', 'I agree.'],
        ['I don’t know nothing.', 'I don’t know anything.'],
        ['Actually, I am busy now.', 'I’m busy at the moment. Actually means in fact.'],
        ['Eventually we could do it.', 'Possibly we could. Eventually means in the end.'],
        ['I am responsible of the budget.', 'I’m responsible for the budget.'],
        ['Explain me.', 'Explain it to me.'],
        ['Informations.', 'Information, without a plural.'],
      ],
    },
    { heading: '8. Two countries, two meanings' },
    {
      text: '“Let’s table this” means in America that a subject is put off, and in Britain that it is talked about right now. “Quite good” is praise in America and reserved in Britain. When it is not clear, ask: “Do you mean now or later?”',
    },
    { heading: 'An exercise for every day' },
    {
      points: [
        'Choose one sentence from these pages and use it before the day ends.',
        'Before a call say your first and your last sentence aloud.',
        'Write down one sentence that a colleague said better than you would have.',
      ],
    },
    { heading: 'To take along' },
    {
      points: [
        'A ready beginning is worth more than perfect grammar.',
        'To ask is to follow.',
        'Disagree softly, conclude clearly.',
        'By is a deadline, until is a duration.',
      ],
    },
  ],
};
