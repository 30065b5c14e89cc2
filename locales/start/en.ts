export const en = {
  title: 'Choose what is good for you.',
  text: 'Izbor is the shop where you spend the budget your company gives you.',
  'point.budget': 'A budget of your own: you always see what is available, spent and held.',
  'point.choice': 'Hundreds of benefits: sport, health, courses, travel, culture, home.',
  'point.card': 'A card in your pocket: show it in the shop, or buy online.',
  signIn: 'Sign in',
  home: 'Go to the shop',
  register: 'Register',
  invitation: 'To register, you need an invitation or the company code. You get them at work.',
} as const;
