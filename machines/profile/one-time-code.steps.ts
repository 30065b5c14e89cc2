// Written by hand from product.md 3 and 4 (/profile): every step there is, and none besides.

/** What another device does while a dialog is open or an answer is awaited is only stored. */
const known = (state: string, isOn: boolean) => {
  const [same, other] = isOn ? ['on', 'off'] : ['off', 'on'];
  return ['', `, ${other} elsewhere`].flatMap((news) => [
    `${state}${news} | turned ${same} elsewhere | ${state}`,
    `${state}${news} | turned ${other} elsewhere | ${state}, ${other} elsewhere`,
  ]);
};

/** The dialog for turning the code on, by what another device did meanwhile; closing it leads to the current status. */
const turningOn = [
  ['', 'off'],
  [', on elsewhere', 'on'],
].flatMap(([news, closed]) => [
  `turningOn.asking${news} | closes | ${closed}`,
  `turningOn.asking${news} | types password | turningOn.asking, password${news}`,
  `turningOn.asking, password${news} | closes | ${closed}`,
  `turningOn.asking, password${news} | sends password | turningOn.beginning${news}`,
  `turningOn.asking, password${news} | types password | turningOn.asking, password${news}`,
  `turningOn.asking, password, refused${news} | closes | ${closed}`,
  `turningOn.asking, password, refused${news} | sends password | turningOn.beginning${news}`,
  `turningOn.asking, password, refused${news} | types password | turningOn.asking, password${news}`,
  `turningOn.asking, refused${news} | closes | ${closed}`,
  `turningOn.asking, refused${news} | types password | turningOn.asking, password${news}`,
  `turningOn.beginning${news} | begin answers | turningOn.scanning${news}`,
  `turningOn.beginning${news} | begin on already | on`,
  `turningOn.beginning${news} | begin refuses | turningOn.asking, password, refused${news}`,
  `turningOn.beginning${news} | begin silent | turningOn.asking, password, refused${news}`,
  `turningOn.beginning${news} | begin unreachable | turningOn.asking, password, refused${news}`,
  `turningOn.beginning${news} | closes | ${closed}`,
  `turningOn.confirming${news} | confirm answers | turningOn.keeping`,
  `turningOn.confirming${news} | confirm not begun | turningOn.asking, refused${news}`,
  `turningOn.confirming${news} | confirm on already | on, codes not seen`,
  `turningOn.confirming${news} | confirm refuses | turningOn.scanning, refused${news}`,
  `turningOn.confirming${news} | confirm silent | turningOn.scanning, code, refused${news}`,
  `turningOn.confirming${news} | confirm unreachable | turningOn.scanning, code, refused${news}`,
  `turningOn.scanning${news} | closes | ${closed}`,
  `turningOn.scanning${news} | types code | turningOn.scanning, code${news}`,
  `turningOn.scanning, code${news} | closes | ${closed}`,
  `turningOn.scanning, code${news} | sends code | turningOn.confirming${news}`,
  `turningOn.scanning, code${news} | types code | turningOn.scanning, code${news}`,
  `turningOn.scanning, code, refused${news} | closes | ${closed}`,
  `turningOn.scanning, code, refused${news} | sends code | turningOn.confirming${news}`,
  `turningOn.scanning, code, refused${news} | types code | turningOn.scanning, code${news}`,
  `turningOn.scanning, refused${news} | closes | ${closed}`,
  `turningOn.scanning, refused${news} | types code | turningOn.scanning, code${news}`,
]);

const turningOff = [
  ['', 'on'],
  [', off elsewhere', 'off'],
].flatMap(([news, closed]) => [
  `turningOff.asking${news} | closes | ${closed}`,
  `turningOff.asking${news} | types password | turningOff.asking, password${news}`,
  `turningOff.asking, password${news} | closes | ${closed}`,
  `turningOff.asking, password${news} | sends password | turningOff.ending${news}`,
  `turningOff.asking, password${news} | types password | turningOff.asking, password${news}`,
  `turningOff.asking, password, refused${news} | closes | ${closed}`,
  `turningOff.asking, password, refused${news} | sends password | turningOff.ending${news}`,
  `turningOff.asking, password, refused${news} | types password | turningOff.asking, password${news}`,
  `turningOff.ending${news} | end answers | off`,
  `turningOff.ending${news} | end refuses | turningOff.asking, password, refused${news}`,
  `turningOff.ending${news} | end silent | turningOff.asking, password, refused${news}`,
  `turningOff.ending${news} | end unreachable | turningOff.asking, password, refused${news}`,
]);

export const steps: readonly string[] = [
  'off | turns on | turningOn.asking',
  'off | turned on elsewhere | on',
  'off | turned off elsewhere | off',
  'on | turns off | turningOff.asking',
  'on | turned off elsewhere | off',
  'on | turned on elsewhere | on',
  'on, codes not seen | turns off | turningOff.asking',
  'on, codes not seen | turned off elsewhere | off',
  'on, codes not seen | turned on elsewhere | on, codes not seen',

  ...turningOn,
  ...known('turningOn.asking', false),
  ...known('turningOn.asking, password', false),
  ...known('turningOn.asking, password, refused', false),
  ...known('turningOn.asking, refused', false),
  ...known('turningOn.beginning', false),
  ...known('turningOn.scanning', false),
  ...known('turningOn.scanning, code', false),
  ...known('turningOn.scanning, code, refused', false),
  ...known('turningOn.scanning, refused', false),
  ...known('turningOn.confirming', false),

  'turningOn.keeping | keeps recovery codes | on',
  'turningOn.keeping, off elsewhere | keeps recovery codes | off',
  ...known('turningOn.keeping', true),

  ...turningOff,
  ...known('turningOff.asking', true),
  ...known('turningOff.asking, password', true),
  ...known('turningOff.asking, password, refused', true),
  ...known('turningOff.ending', true),
];
