export const en = {
  givenBy: 'From your company',
  askAt: 'Whom to ask',
  download: 'Download: {{name}}',
} as const;
