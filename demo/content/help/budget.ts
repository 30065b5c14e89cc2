import type { TopicContent } from './question-content.ts';

export const BUDGET: TopicContent = {
  topicEn: 'Budget',
  topicSr: 'Budžet',
  questions: [
    {
      questionEn: 'What is the difference between the flexible budget and the category budgets?',
      questionSr: 'Po čemu se razlikuju fleksibilni budžet i budžeti po kategorijama?',
      answerEn:
        '<p>The <strong>flexible budget</strong> pays for anything. A <strong>category budget</strong> is money for one category only, for example sport, and it is there until the end of the year.</p>',
      answerSr:
        '<p><strong>Fleksibilnim budžetom</strong> se plaća sve. <strong>Budžet kategorije</strong> je novac samo za tu kategoriju, na primer za sport, i važi do kraja godine.</p>',
    },
    {
      questionEn: 'Which budget is charged first?',
      questionSr: 'Sa kog budžeta se prvo skida?',
      answerEn:
        '<p>The budget of the category the benefit belongs to. Whatever is missing is taken from the flexible budget. The cart shows how each line is paid before you confirm.</p>',
      answerSr:
        '<p>Sa budžeta kategorije kojoj benefit pripada. Ono što nedostaje skida se sa fleksibilnog budžeta. U korpi se pre potvrde vidi čime se plaća koja stavka.</p>',
    },
    {
      questionEn: 'Until when can I use the money?',
      questionSr: 'Do kada mogu da iskoristim novac?',
      answerEn:
        '<p>Category budgets end on 31 December. We remind you 60, 30 and 7 days before, with a few things that fit what is left. The flexible budget does not end with the year.</p>',
      answerSr:
        '<p>Budžeti kategorija važe do 31. decembra. Podsetićemo te 60, 30 i 7 dana ranije, uz nekoliko stvari koje staju u ostatak. Fleksibilni budžet ne ističe s krajem godine.</p>',
    },
    {
      questionEn: 'Why is part of my balance held?',
      questionSr: 'Zašto je deo mog stanja rezervisan?',
      answerEn:
        '<p>When you file a request, its amount is set aside so that it is there if the request is accepted. If the request is rejected or you cancel it, the amount is free again at once.</p>',
      answerSr:
        '<p>Kad podneseš zahtev, njegov iznos se ostavlja sa strane da bi te čekao ako zahtev bude prihvaćen. Ako bude odbijen ili ga otkažeš, iznos je odmah opet slobodan.</p>',
    },
    {
      questionEn: 'Who decides how much I have?',
      questionSr: 'Ko odlučuje koliko imam na raspolaganju?',
      answerEn:
        '<p>Your company. If an amount looks wrong, first check the changes in My budget, each with its date, then write to human resources.</p>',
      answerSr:
        '<p>Tvoja kompanija. Ako ti neki iznos ne izgleda tačno, prvo pogledaj promene sa datumima na stranici Moj budžet, pa se javi ljudskim resursima.</p>',
    },
  ],
};
