import type { DocumentText } from '../documents/document-content.ts';

export const SPEAKING_EN: DocumentText = {
  file: 'public-speaking',
  title: 'Public speaking, with nerves in the back seat',
  standfirst: 'From the first sentence to the questions: how a talk is built and given.',
  blocks: [
    { heading: '1. One sentence' },
    {
      text: 'Before the slides, before the joke and before the introduction, write one sentence: what the audience should take home. Not the subject but the message. “The results of the quarter” is a subject. “We lose customers on delivery and not on price” is a message. If it does not fit into one sentence, it is not ready.',
    },
    {
      text: 'Whatever stays in the talk has to serve that sentence. What does not goes into the bin.',
    },
    { heading: 'Three questions to prepare' },
    {
      rows: [
        ['Who listens', 'What do they know already, what worries them, and which words do they use for it?'],
        ['What then', 'What should they do, decide, or think differently from before?'],
        ['Why they', 'What do they get from it?'],
      ],
    },
    { heading: '2. How ten minutes are built' },
    {
      rows: [
        ['1 minute', 'An opening that raises a question: a figure, a short story, a picture.'],
        ['1 minute', 'The message, in one sentence, and what comes next.'],
        ['6 minutes', 'Three reasons. Each: a claim, an example, what it means for you.'],
        ['1 minute', 'The message again in other words, and what is asked of the audience.'],
        ['1 minute', 'Room: pauses, laughter, a projector that is late.'],
      ],
    },
    {
      text: 'Three reasons are no magic, but they are a measure. One looks weak, and nobody remembers five. Put the strongest at the end and the second strongest at the beginning.',
    },
    { heading: '3. The first sentence' },
    {
      text: 'In the first half minute an audience decides whether to listen or to look at the phone. Do not spend that time on thanks and excuses. “Sorry, I had no time to prepare” is the one sentence that everybody will remember.',
    },
    {
      points: [
        'A figure: “Last month we lost three hours on every ten orders.”',
        'A question: “When did you last wait for a parcel for more than a week?”',
        'A story: “On Monday a lady from Užice called. It was her fifth call.”',
        'A picture: show one thing and say nothing for two seconds.',
      ],
    },
    { heading: '4. Slides' },
    {
      text: 'A slide is not a text that you read out but a picture of what you say. While the audience reads, it does not listen to you.',
    },
    {
      points: [
        'One idea to a slide. The title is a sentence and not a word.',
        'The smallest letters that can be read from the last row.',
        'A chart with one coloured line: the one that you talk about.',
        'Send what is to be read afterwards, as a document.',
      ],
    },
    { heading: '5. Rehearsing' },
    {
      text: 'Reading silently is no rehearsal. Say the whole talk aloud, standing, with a clock, at least three times. The first time it takes longer than you think and sounds worse than it is. The third time the sentences find their places.',
    },
    {
      points: [
        'Learn only the first and the last sentence by heart. Say the rest from key words.',
        'Record yourself once with a phone, watch it without sound, then listen without the picture.',
        'If you have ten minutes, prepare eight.',
        'Check the microphone, the clicker and the first slide beforehand.',
      ],
    },
    { heading: '6. Nerves' },
    {
      text: 'Nerves are a body that has made itself ready for something important. You cannot abolish them, but you can give them a job. A fast heart and warm cheeks are what one feels before something good as well; tell yourself “I am ready” and not “I am afraid”.',
    },
    {
      rows: [
        ['An hour before', 'No third coffee. Take a walk, drink some water.'],
        ['Ten minutes before', 'Say the first sentence aloud, in the corridor if need be.'],
        ['A minute before', 'Five long breaths out. Both feet firmly on the floor.'],
        ['At the start', 'Stand, look at one person, breathe in, begin.'],
      ],
    },
    {
      text: 'If you get stuck, be silent for two seconds and look at your notes. A pause gives them time to understand and you time to breathe.',
    },
    { heading: '7. Voice, hands, eyes' },
    {
      points: [
        'Speak more slowly than in conversation, and an important sentence more slowly still.',
        'Look at faces, one thought for each, and not at the wall or the screen.',
        'Hold your hands so that they can move. A pocket or crossed arms tie them down.',
        'Stand still for what matters, and move when you go on to the next thing.',
      ],
    },
    { heading: '8. Questions' },
    {
      text: 'Listen to the end, repeat the question briefly so that everybody hears it, answer in two sentences. When you do not know, say: “I do not know, I will check and tell you by tomorrow”, and really do.',
    },
    {
      text: 'Do not answer an attack with an attack. Take the part that is a question and answer that: “I hear that the deadline worries you. Here is how we worked it out.” Repeat your message after the questions, so that the last word is yours.',
    },
    { heading: 'To take along' },
    {
      points: [
        'First the message, then the slides.',
        'The first and the last sentence by heart, the rest is conversation.',
        'A pause is part of a talk, and “I do not know” a good answer.',
      ],
    },
  ],
};
