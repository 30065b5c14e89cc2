export const en = {
  link: 'Figures of the company',
} as const;
