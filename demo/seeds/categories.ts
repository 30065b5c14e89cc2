/** One category as the demo shop has it: a stable id, both names, and for the first level the name of its drawing. */
interface CategoryContent {
  id: number;
  nameEn: string;
  nameSr: string;
}

interface RootContent extends CategoryContent {
  /** The pictures' word for it (design-system/pictures), also the category's icon. */
  icon: string;
  children: Record<string, CategoryContent>;
}

/** The tree in the order of the sidebar. Ids 1, 4 and 105 are fixed by specification.md 9; a sub-category is 1000 × its parent + n. */
export const DEMO_CATEGORIES = {
  sport: {
    id: 1,
    icon: 'sport',
    nameEn: 'Sport and recreation',
    nameSr: 'Sport i rekreacija',
    children: {
      gym: { id: 1001, nameEn: 'Gym and fitness', nameSr: 'Teretana i fitnes' },
      swimming: { id: 1002, nameEn: 'Swimming', nameSr: 'Plivanje' },
      yoga: { id: 1003, nameEn: 'Yoga and pilates', nameSr: 'Joga i pilates' },
      courts: { id: 1004, nameEn: 'Ball games and courts', nameSr: 'Sportovi s loptom i tereni' },
      outdoor: { id: 1005, nameEn: 'Outdoor sports', nameSr: 'Sportovi u prirodi' },
    },
  },
  wellness: {
    id: 2,
    icon: 'wellness',
    nameEn: 'Wellness',
    nameSr: 'Velnes',
    children: {
      massage: { id: 2001, nameEn: 'Massage', nameSr: 'Masaža' },
      spa: { id: 2002, nameEn: 'Spa and baths', nameSr: 'Spa i banje' },
      meditation: { id: 2003, nameEn: 'Meditation', nameSr: 'Meditacija' },
    },
  },
  health: {
    id: 3,
    icon: 'health',
    nameEn: 'Health',
    nameSr: 'Zdravlje',
    children: {
      checkups: { id: 3001, nameEn: 'Preventive check-ups', nameSr: 'Preventivni pregledi' },
      dentistry: { id: 3002, nameEn: 'Dentistry', nameSr: 'Stomatologija' },
      optics: { id: 3003, nameEn: 'Optics', nameSr: 'Optika' },
      counselling: { id: 3004, nameEn: 'Counselling', nameSr: 'Psihološko savetovanje' },
      insurance: { id: 3005, nameEn: 'Additional health insurance', nameSr: 'Dodatno zdravstveno osiguranje' },
    },
  },
  education: {
    id: 4,
    icon: 'education',
    nameEn: 'Skills and learning',
    nameSr: 'Veštine i učenje',
    children: {
      languages: { id: 4001, nameEn: 'Languages', nameSr: 'Strani jezici' },
      digital: { id: 4002, nameEn: 'Digital skills', nameSr: 'Digitalne veštine' },
      business: { id: 4003, nameEn: 'Business and leadership', nameSr: 'Posao i liderstvo' },
      creative: { id: 4004, nameEn: 'Creative workshops', nameSr: 'Kreativne radionice' },
    },
  },
  travel: {
    id: 5,
    icon: 'travel',
    nameEn: 'Travel',
    nameSr: 'Putovanja',
    children: {
      weekends: { id: 5001, nameEn: 'Weekends away', nameSr: 'Vikend putovanja' },
      summer: { id: 5002, nameEn: 'Summer holidays', nameSr: 'Letovanje' },
      winter: { id: 5003, nameEn: 'Winter holidays', nameSr: 'Zimovanje' },
      adventure: { id: 5004, nameEn: 'Adventures', nameSr: 'Avanture' },
    },
  },
  food: {
    id: 6,
    icon: 'food',
    nameEn: 'Food and drink',
    nameSr: 'Hrana i piće',
    children: {
      groceries: { id: 6001, nameEn: 'Groceries', nameSr: 'Namirnice' },
      restaurants: { id: 6002, nameEn: 'Restaurants', nameSr: 'Restorani' },
      coffee: { id: 6003, nameEn: 'Coffee and sweets', nameSr: 'Kafa i slatkiši' },
      wine: { id: 6004, nameEn: 'Wine and tastings', nameSr: 'Vino i degustacije' },
    },
  },
  culture: {
    id: 7,
    icon: 'culture',
    nameEn: 'Culture',
    nameSr: 'Kultura',
    children: {
      theatre: { id: 7001, nameEn: 'Theatre', nameSr: 'Pozorište' },
      cinema: { id: 7002, nameEn: 'Cinema', nameSr: 'Bioskop' },
      music: { id: 7003, nameEn: 'Music', nameSr: 'Muzika' },
      museums: { id: 7004, nameEn: 'Museums and galleries', nameSr: 'Muzeji i galerije' },
    },
  },
  kids: {
    id: 8,
    icon: 'kids',
    nameEn: 'Children and family',
    nameSr: 'Deca i porodica',
    children: {
      camps: { id: 8001, nameEn: 'Camps and playrooms', nameSr: 'Kampovi i igraonice' },
      lessons: { id: 8002, nameEn: 'Lessons for children', nameSr: 'Časovi za decu' },
      care: { id: 8003, nameEn: 'Care and equipment', nameSr: 'Čuvanje i oprema' },
    },
  },
  home: {
    id: 9,
    icon: 'home',
    nameEn: 'Home',
    nameSr: 'Dom',
    children: {
      furniture: { id: 9001, nameEn: 'Furniture and décor', nameSr: 'Nameštaj i ukrasi' },
      plants: { id: 9002, nameEn: 'Plants and garden', nameSr: 'Biljke i bašta' },
      services: { id: 9003, nameEn: 'Services at home', nameSr: 'Kućne usluge' },
    },
  },
  technology: {
    id: 10,
    icon: 'technology',
    nameEn: 'Technology',
    nameSr: 'Tehnologija',
    children: {
      audio: { id: 10001, nameEn: 'Sound and picture', nameSr: 'Zvuk i slika' },
      computers: { id: 10002, nameEn: 'Computers and phones', nameSr: 'Računari i telefoni' },
      appliances: { id: 10003, nameEn: 'Small appliances', nameSr: 'Mali aparati' },
      subscriptions: { id: 10004, nameEn: 'Apps and subscriptions', nameSr: 'Aplikacije i pretplate' },
    },
  },
  beauty: {
    id: 11,
    icon: 'beauty',
    nameEn: 'Beauty and care',
    nameSr: 'Lepota i nega',
    children: {
      hair: { id: 11001, nameEn: 'Hair', nameSr: 'Frizerske usluge' },
      face: { id: 11002, nameEn: 'Face and body', nameSr: 'Lice i telo' },
      cosmetics: { id: 11003, nameEn: 'Cosmetics', nameSr: 'Kozmetika' },
    },
  },
  books: {
    id: 12,
    icon: 'books',
    nameEn: 'Books',
    nameSr: 'Knjige',
    children: {
      bookshops: { id: 12001, nameEn: 'Bookshops', nameSr: 'Knjižare' },
      reading: { id: 12002, nameEn: 'Audiobooks and magazines', nameSr: 'Audio-knjige i časopisi' },
    },
  },
  mobility: {
    id: 13,
    icon: 'mobility',
    nameEn: 'Transport',
    nameSr: 'Prevoz',
    children: {
      cycling: { id: 13001, nameEn: 'Bicycles and scooters', nameSr: 'Bicikli i trotineti' },
      public: { id: 13002, nameEn: 'Public transport', nameSr: 'Javni prevoz' },
      car: { id: 13003, nameEn: 'Car', nameSr: 'Automobil' },
    },
  },
  team: {
    id: 105,
    icon: 'team',
    nameEn: 'Team building',
    nameSr: 'Tim bilding',
    children: {
      outdoors: { id: 105_001, nameEn: 'Outdoors together', nameSr: 'Zajedno u prirodi' },
      workshops: { id: 105_002, nameEn: 'Workshops for teams', nameSr: 'Radionice za timove' },
    },
  },
} as const satisfies Record<string, RootContent>;

type Roots = typeof DEMO_CATEGORIES;

/** `sport` or `sport/gym`. */
export type CategoryKey = {
  [Root in keyof Roots]: Root | `${Root}/${keyof Roots[Root]['children'] & string}`;
}[keyof Roots];
