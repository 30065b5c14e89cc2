/** Sentences of the shop in both languages, with the rule that each illustrates. */
export const voiceLines = [
  [
    'Lozinka je promenjena. Ostali uređaji su odjavljeni.',
    'Password changed. Your other devices are signed out.',
    'Neutral gender: never “Promenio/la si”.',
  ],
  ['Dodaj u korpu', 'Add to cart', 'A button says what it does, in two or three words.'],
  ['Posle kupovine ostaje', 'Left after the purchase', 'What stays, and not what is taken.'],
  [
    'Ništa ne odgovara upitu „veslanje“. Probaj kraću ili drugu reč.',
    'Nothing matches “veslanje”. Try a shorter word or another one.',
    'An empty place says what to do next.',
  ],
  [
    'Server predugo ne odgovara. Pokušaj ponovo.',
    'The server is taking too long to answer. Try again.',
    'What happened, then the way on. No blame.',
  ],
] as const;
