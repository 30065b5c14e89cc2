// Written by hand from the design of administration (2.6 and 3.3): every step there is, and none besides.
export const steps: readonly string[] = [
  'choosing | chooses a file | opening',

  'opening | reads in one way | beginning',
  'opening | reads in several ways | proving',
  'opening | cannot be read | choosing',
  'opening | reading takes too long | choosing',
  'opening | removes it | choosing',

  'proving | chooses a file | opening',
  'proving | reads it otherwise | opening',
  'proving | sends it | beginning',
  'proving | removes it | choosing',

  'beginning | is begun | sending',
  'beginning | beginning unauthorised | stalled',
  'beginning | beginning unreachable | stalled',
  'beginning | beginning silent | stalled',
  'beginning | is one too many of an hour | choosing',
  'beginning | beginning breaks | choosing',

  'sending | some rows are there | sending, last',
  'sending | sending unauthorised | stalled, begun',
  'sending | sending unreachable | stalled, begun',
  'sending | sending silent | stalled, begun',
  'sending | sending is refused | choosing',
  'sending | removes it | choosing',
  'sending, last | all rows are there | sent',
  'sending, last | sending unauthorised | stalled, last',
  'sending, last | sending unreachable | stalled, last',
  'sending, last | sending silent | stalled, last',
  'sending, last | sending is refused | choosing',
  'sending, last | removes it | choosing',

  'stalled | sends it | beginning',
  'stalled | removes it | choosing',
  'stalled, begun | sends it | sending',
  'stalled, begun | removes it | choosing',
  'stalled, last | sends it | sending, last',
  'stalled, last | removes it | choosing',
];
