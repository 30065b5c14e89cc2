import type { DocumentText } from '../documents/document-content.ts';

export const STRESS_EN: DocumentText = {
  file: 'stress-and-breathing',
  title: 'Stress and breathing',
  standfirst: 'Three exercises that fit between two meetings, and one reason why they work.',
  blocks: [
    { heading: '1. An alarm and not a fault' },
    {
      text: 'When the body decides that something is important or dangerous, it sounds an alarm: the heart beats faster, muscles tighten, breathing becomes shallow. That is useful when you have to jump aside or step in front of people. It is not useful when it lasts all day because of one e-mail.',
    },
    {
      text: 'An alarm does not go off by command. The sentence “calm down” has never calmed anybody. But there is one thing in the body that you can steer when you want and that otherwise runs by itself: breathing. A long, slow breath out tells the body that there is no danger, and the body believes it.',
    },
    { heading: 'Early signs' },
    {
      text: 'Tension is easier to let go of while it is small. See which signs are yours:',
    },
    {
      points: [
        'a clenched jaw, raised shoulders, hands made into fists',
        'shallow breathing high in the chest, frequent sighs',
        'reading the same sentence for the third time',
        'a trifle annoys you more than it deserves',
        'cold hands in a warm room',
      ],
    },
    { heading: '2. Before the exercises' },
    {
      text: 'Sit with both feet on the floor and your shoulders loose. Put one hand on your belly. If the hand moves when you breathe in, and the shoulders do not, you breathe as you should. Breathe through the nose, quietly. Nobody in the room has to notice.',
    },
    {
      text: 'If you feel dizzy or uncomfortable at any moment, stop and breathe as it comes naturally. It mostly means that the breaths were too deep. If you have a condition of the heart or lungs, or are expecting a child, leave out holding your breath and do only the long breath out.',
    },
    { heading: '3. The first exercise: the long breath out' },
    {
      text: 'The shortest and most useful one. Do it at the first sign, before a meeting or after a hard call.',
    },
    {
      rows: [
        ['Breathe in', 'Through the nose, counting to four.'],
        ['Breathe out', 'Slowly, counting to six or eight, as if through a straw.'],
        ['How often', 'Ten times. That is about two minutes.'],
      ],
    },
    {
      text: 'If eight is too much, take six. All that matters is that breathing out takes longer than breathing in.',
    },
    { heading: '4. The second exercise: box breathing' },
    {
      text: 'For the moment when thoughts jump from one thing to another. Counting gives them something simple to do.',
    },
    {
      rows: [
        ['Breathe in', 'Four seconds.'],
        ['Hold', 'Four seconds, without tightening the throat.'],
        ['Breathe out', 'Four seconds.'],
        ['Hold', 'Four seconds, and again from the start.'],
        ['How often', 'Four to six rounds.'],
      ],
    },
    {
      text: 'It helps to draw a square on the table with a finger, side by side.',
    },
    { heading: '5. The third exercise: the double breath in' },
    {
      text: 'For a strong wave of tension, when it has to be quick. Breathe in through the nose, and at the top add one more short breath in, as a child does when it stops crying. Then breathe out long and to the end, through the mouth. Two or three times are enough.',
    },
    { heading: '6. Make it a habit' },
    {
      text: 'An exercise that you try for the first time in a crisis does not work well. So tie it to something that happens every day anyway:',
    },
    {
      points: [
        'while the computer starts: ten long breaths out',
        'before you take a call: one long breath out',
        'after a meeting: two rounds of the box before the next window',
        'in bed: the long breath out until you stop counting',
      ],
    },
    {
      text: 'After two weeks the body knows the first breath as a sign and calms down faster. That is not persuasion but practice, the same as typing.',
    },
    { heading: '7. Short stress and long stress' },
    {
      text: 'Short stress passes with its reason: a deadline, an exam, a conversation. Long stress stays when the reason is gone. Breathing helps with both, but long stress needs a change too: less work, a talk with your manager, rest, help.',
    },
    {
      text: 'See a doctor or a psychologist if poor sleep and tension go on for weeks, if you drink or eat to get through the day, if there are panic attacks or the thought that nothing has any sense. Pain in the chest and difficulty in breathing are not for an exercise but for the ambulance: 194 or 112.',
    },
    { heading: 'To take along' },
    {
      points: [
        'Breathe out longer than in. That is the whole secret.',
        'Practise when it is calm, so that it works when it is not.',
        'The first sign is the best moment.',
        'Looking for help is a skill and not a defeat.',
      ],
    },
  ],
};
