import { type CourseContent, right, wrong } from './course-content.ts';
import { STRESS_EN } from './stress-en.ts';
import { STRESS_SR } from './stress-sr.ts';

export const STRESS: CourseContent = {
  picture: 'learning-breath-1',
  minutes: 30,
  reading: { sr: STRESS_SR, en: STRESS_EN },
  sr: {
    name: 'Stres i disanje',
    summary: 'Tri vežbe koje staju između dva sastanka i jedno objašnjenje zašto rade.',
    about:
      'Stres nije kvar, nego alarm. Kurs objašnjava šta se tada dešava u telu i daje tri vežbe disanja koje možeš da radiš za stolom a da niko ne primeti.',
    points: [
      'Prepoznaješ rane znake napetosti kod sebe.',
      'Smiruješ se za dva minuta, bez opreme i bez aplikacije.',
      'Razlikuješ kratak stres od dugog i znaš kad treba potražiti pomoć.',
    ],
  },
  en: {
    name: 'Stress and breathing',
    summary: 'Three exercises that fit between two meetings, and one reason why they work.',
    about:
      'Stress is not a fault but an alarm. The course explains what happens in the body then, and gives three breathing exercises that you can do at your desk without anybody noticing.',
    points: [
      'You recognise the early signs of tension in yourself.',
      'You calm down in two minutes, without equipment and without an app.',
      'You tell short stress from long and know when to look for help.',
    ],
  },
  questions: [
    {
      sr: 'Koji deo disanja najviše smiruje?',
      en: 'Which part of breathing calms you most?',
      answers: [
        wrong('Kratak, snažan udah', 'A short, strong breath in'),
        right('Dug, lagan izdah', 'A long, slow breath out'),
        wrong('Brzo disanje na usta', 'Quick breathing through the mouth'),
      ],
    },
    {
      sr: 'Šta su rani znaci napetosti?',
      en: 'Which are early signs of tension?',
      answers: [
        right('Stegnuta vilica i podignuta ramena', 'A clenched jaw and raised shoulders'),
        right('Plitko disanje u gornjem delu grudi', 'Shallow breathing high in the chest'),
        wrong('Usporeno disanje i tople ruke', 'Slow breathing and warm hands'),
      ],
    },
    {
      sr: 'Kako izgleda disanje u kvadratu?',
      en: 'What does box breathing look like?',
      answers: [
        right(
          'Udah, zadržavanje, izdah i zadržavanje, svako po četiri sekunde',
          'Breathing in, holding, breathing out and holding, four seconds each',
        ),
        wrong('Četiri udaha zaredom, pa jedan izdah', 'Four breaths in, then one out'),
        wrong('Disanje dok se hoda u krug', 'Breathing while walking in a circle'),
      ],
    },
    {
      sr: 'Vrti ti se u glavi tokom vežbe. Šta radiš?',
      en: 'You feel dizzy during an exercise. What do you do?',
      answers: [
        wrong('Dišem dublje i brže', 'Breathe deeper and faster'),
        right('Prestanem i dišem kako mi je prirodno', 'Stop and breathe as it comes naturally'),
        wrong('Zadržim vazduh dok ne prođe', 'Hold my breath until it passes'),
      ],
    },
    {
      sr: 'Kada je vreme da se javiš lekaru ili psihologu?',
      en: 'When is it time to see a doctor or a psychologist?',
      answers: [
        right('Kad loš san i napetost traju nedeljama', 'When poor sleep and tension go on for weeks'),
        right('Kad se jave bol u grudima ili napadi panike', 'When there is pain in the chest or panic attacks'),
        wrong('Tek kad više ne možeš da radiš', 'Only when you can no longer work'),
      ],
    },
  ],
};
