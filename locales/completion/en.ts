export const en = {
  title: 'One more thing',
  text: 'We need these to make your card and to know who may use the benefits. It takes a minute.',
  firstName: 'First name',
  lastName: 'Last name',
  birthPlace: 'Place of birth',
  birthday: 'Date of birth',
  birthdayHint: 'Day.month.year, for example 24.03.1990.',
  submit: 'Save and continue',
  required: 'This field is required',
  badDay: 'Enter a valid date of birth',
} as const;
