import type { TopicContent } from './question-content.ts';

export const ACCOUNT: TopicContent = {
  topicEn: 'Account',
  topicSr: 'Nalog',
  questions: [
    {
      questionEn: 'How do I change the language?',
      questionSr: 'Kako da promenim jezik?',
      answerEn: '<p>In the menu under your picture, or at the top right. E-mails then come in that language too.</p>',
      answerSr: '<p>U meniju ispod tvoje slike ili gore desno. I e-pošta tada stiže na tom jeziku.</p>',
    },
    {
      questionEn: 'What is the one-time code, and should I turn it on?',
      questionSr: 'Šta je jednokratni kod i da li da ga uključim?',
      answerEn:
        '<p>A second step of signing in: six digits from an app on your phone. With it, a stolen password alone is not enough. We recommend it; you can turn it on in your profile.</p>',
      answerSr:
        '<p>Drugi korak prijave: šest cifara iz aplikacije na telefonu. Uz njega ukradena lozinka nije dovoljna. Preporučujemo ga, a uključuje se na profilu.</p>',
    },
    {
      questionEn: 'I have forgotten my password.',
      questionSr: 'Lozinka je zaboravljena. Šta da radim?',
      answerEn:
        '<p>On the sign-in page, choose “Forgot your password?” The link in the e-mail works once, within one hour. All your devices are then signed out.</p>',
      answerSr:
        '<p>Na stranici za prijavu izaberi da je lozinka zaboravljena. Link iz poruke važi jedan sat i može da se iskoristi jednom. Svi uređaji se tada odjavljuju.</p>',
    },
    {
      questionEn: 'Does my company see what I buy?',
      questionSr: 'Da li kompanija vidi šta kupujem?',
      answerEn:
        '<p>The company sees how budgets are spent and decides on requests, for which it has to read them. Nobody but you has your voucher codes and your password.</p>',
      answerSr:
        '<p>Kompanija vidi kako se budžeti troše i odlučuje o zahtevima, pa mora i da ih pročita. Kodove vaučera i lozinku imaš samo ti.</p>',
    },
  ],
};
