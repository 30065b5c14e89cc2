import type { DocumentText } from '../documents/document-content.ts';

export const FIRST_AID_EN: DocumentText = {
  file: 'first-aid-at-work',
  title: 'First aid at work',
  standfirst: 'What to do in the first few minutes, until the ambulance comes.',
  blocks: [
    { heading: 'Before you begin' },
    {
      text: 'This text gives you the order of things and the reasons. It replaces neither practice on a manikin nor the instructions of a doctor. Ask in your company who is trained in first aid, where the cabinet is and whether there is a defibrillator. Those are three answers to know before they are needed.',
    },
    { heading: '1. Four steps for every accident' },
    {
      rows: [
        [
          'Safety',
          'Stop and look: electricity, a machine, smoke, traffic, a spilt chemical. If it is not safe to approach, do not. Switch the power or the machine off if you can.',
        ],
        ['Check', 'Speak loudly, touch the shoulder. Is there an answer? Is the breathing normal?'],
        ['Call', 'The ambulance is 194, and 112 from every European country. Put the phone on speaker.'],
        ['Help', 'Do what you can until somebody comes who can do more. Do not leave the person alone.'],
      ],
    },
    { heading: 'What to tell the ambulance' },
    {
      points: [
        'where: street and number, floor, entrance, and who will meet the crew',
        'what happened and when',
        'how many are hurt and how they are: whether they breathe, whether they respond',
        'the number that you call from; let them end the call',
      ],
    },
    { heading: '2. When somebody does not respond' },
    {
      text: 'Tilt the head back a little and lift the chin, so that the tongue does not close the way of the air. Watch the chest, listen and feel for breath for ten seconds at most.',
    },
    {
      text: 'If the breathing is normal, turn the person on their side, with the mouth towards the floor, and watch the breathing until help comes. If there is no breath, or only a gasp now and then, that is not normal breathing: begin resuscitation.',
    },
    { heading: '3. Resuscitating an adult' },
    {
      points: [
        'The person lies on their back on something hard. Kneel beside the chest.',
        'Put the heel of one hand on the middle of the chest and the other hand over it. Your elbows are straight.',
        'Press 5 to 6 centimetres deep, 100 to 120 times a minute. After each compression let the chest come back.',
        'If you can and want to, give two breaths after every 30 compressions. If not, only press, without a break.',
        'Take turns every two minutes, for tiredness takes the depth away before anybody notices.',
      ],
    },
    {
      text: 'Do not stop until the person begins to breathe normally, the ambulance crew takes over, or you can do no more. A rib may break; that is no reason to stop.',
    },
    { heading: 'The defibrillator' },
    {
      text: 'Anybody may use an automated external defibrillator. Switch it on and listen: the device says where the pads go and when everybody has to step back. It gives a shock only when one is needed. While the pads are put on, somebody else carries on pressing.',
    },
    { heading: '4. Heavy bleeding' },
    {
      points: [
        'Press the wound firmly with gauze, a handkerchief or your hand, with gloves if possible.',
        'If the blood comes through, add a new layer on top. The first layer stays.',
        'When it eases, bandage firmly, but so that the fingers do not turn cold or white.',
        'Do not pull out what is stuck in the wound. Press beside it.',
        'The person lies down, covered. Pale skin, cold sweat and confusion mean: call 194 at once.',
      ],
    },
    {
      text: 'A nosebleed: the head goes forward and not back. Pinch the soft part of the nose for ten minutes and breathe through the mouth.',
    },
    { heading: '5. Burns' },
    {
      points: [
        'Cool under running water, not icy, for about twenty minutes. It is still worth it half an hour later.',
        'Take off rings, watches and clothes around the burn before it swells. What sticks stays.',
        'Cover with a clean dry cloth or kitchen film, without pressing.',
        'No ice, butter, toothpaste or ointment. Do not open blisters.',
        'Rinse a chemical from eye or skin for a long time, from the nose outwards, and call 194.',
      ],
    },
    { heading: '6. Choking' },
    {
      text: 'As long as the person coughs, encourage the coughing and do not touch them. When they can neither speak nor cough:',
    },
    {
      rows: [
        [
          'Blows',
          'Stand behind and to one side, lean the person forward. Up to five blows with the heel of the hand between the shoulder blades, looking after each whether it came out.',
        ],
        [
          'Thrusts',
          'If that did not help: reach round from behind, a fist between navel and breastbone, up to five sharp thrusts inwards and upwards.',
        ],
        [
          'Again',
          'Five and five until it clears. If the person faints, lay them down, call 194 and begin chest compressions.',
        ],
      ],
    },
    {
      text: 'For a pregnant or a very large person the thrusts go to the middle of the chest. After thrusts to the belly a doctor should always have a look.',
    },
    { heading: '7. Fainting, the heart, a stroke' },
    {
      points: [
        'Fainting: let them lie, raise the legs, open a window. They get up after some minutes only, slowly.',
        'Pain or pressure in the chest for more than a few minutes, with sweat or short breath: half sitting, quiet, 194.',
        'A stroke: the mouth hangs on one side, one arm drops, speech is not clear. Note when it began and call 194. Every minute counts.',
        'A seizure: move things away, put something soft under the head, do not hold the person and put nothing into the mouth. Afterwards on the side.',
      ],
    },
    { heading: 'What not to do' },
    {
      points: [
        'give no food, drink or medicine to somebody who is not fully awake',
        'do not move somebody who fell from a height, unless there is another danger',
        'take no pictures; keep onlookers away',
      ],
    },
    { heading: 'To take along' },
    {
      points: [
        'Safety first, then check, call and help.',
        'No normal breathing: press hard, fast and without a break.',
        'Blood is pressed, a burn is cooled, the nose goes forward.',
        'Something done is worth more than something perfect that waits.',
      ],
    },
  ],
};
