export const en = {
  title: 'Do for: {{name}}',
  rows: 'Show in the list, with all that can be done',
  history: 'What was changed',
  benefits: 'Benefits',
  benefitsSeen: 'Benefits it sees',
  people: 'People',
  colleagues: 'People of the same company',
  invitations: 'Invitations',
  searchAgain: 'Try again',
};
