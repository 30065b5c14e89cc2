import type { TopicContent } from './question-content.ts';

export const SUBSCRIPTIONS: TopicContent = {
  topicEn: 'Subscriptions',
  topicSr: 'Pretplate',
  questions: [
    {
      questionEn: 'When is a subscription charged?',
      questionSr: 'Kada se naplaćuje pretplata?',
      answerEn:
        '<p>The first month at once, when you subscribe. After that on the 5th of each month, as long as there is enough budget.</p>',
      answerSr:
        '<p>Prvi mesec odmah, kad se pretplatiš. Posle toga 5. u mesecu, dok na budžetu ima dovoljno novca.</p>',
    },
    {
      questionEn: 'What happens if the budget is not enough for the next month?',
      questionSr: 'Šta biva ako budžeta nema dovoljno za sledeći mesec?',
      answerEn:
        '<p>The subscription ends and a notification tells you so. Nothing is owed. You can subscribe again when there is budget.</p>',
      answerSr:
        '<p>Pretplata se završava i o tome stiže obaveštenje. Ništa se ne duguje. Možeš ponovo da se pretplatiš kad na budžetu bude novca.</p>',
    },
    {
      questionEn: 'How do I end a subscription?',
      questionSr: 'Kako da otkažem pretplatu?',
      answerEn:
        '<p>In Subscriptions. It stays active until the end of the month that is paid for, and nothing is charged from the next month on.</p>',
      answerSr:
        '<p>Na stranici Pretplate. Ostaje aktivna do kraja meseca koji je plaćen, a od sledećeg meseca se više ne naplaćuje.</p>',
    },
    {
      questionEn: 'I have changed my mind. Can I undo the cancellation?',
      questionSr: 'Ipak želim da ostanem. Mogu li da poništim otkazivanje?',
      answerEn:
        '<p>Yes, until the end of the month, in Subscriptions. It then continues as if nothing had happened.</p>',
      answerSr:
        '<p>Da, do kraja meseca, na stranici Pretplate. Pretplata se tada nastavlja kao da ništa nije bilo.</p>',
    },
  ],
};
