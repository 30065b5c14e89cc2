export const en = {
  title: 'One more thing',
  text: 'We need these to make your card and to know who may use the benefits. It takes a minute.',
  firstName: 'First name',
  lastName: 'Last name',
  birthPlace: 'Place of birth',
  birthday: 'Date of birth',
  birthdayHint: 'Day.month.year, such as 24.03.1990.',
  submit: 'Save and go on',
  required: 'This field is required',
  badDay: 'This is not a date of birth',
} as const;
