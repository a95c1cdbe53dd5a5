/** Where the name of a space and what lies on it stand in our drawing, in map units. */
export interface Site {
  /** Middle of the name. */
  label: readonly [number, number];
  /** A name wider than this goes on more lines. */
  width?: number;
  /** Size of the letters, if not that of its kind. */
  size?: number;
  /** Slope of the name, in degrees. */
  angle?: number;
  /** Middle of the room for pieces: city and hoplite, or a trireme. */
  room: readonly [number, number];
  /** Middle of the coin. */
  coin?: readonly [number, number];
}

export const SITES: Readonly<Record<string, Site>> = {
  athens: { label: [747, 420], room: [761, 456], coin: [796, 418] },
  attica: { label: [756, 331], room: [744, 367] },
  megara: { label: [625, 372], room: [624, 406] },
  corinth: { label: [501, 425], room: [499, 460], coin: [488, 501] },
  argos: { label: [599, 539], room: [603, 576] },
  arcadia: { label: [441, 543], room: [443, 585] },
  laconia: { label: [506, 660], room: [516, 699], coin: [452, 690] },
  messenia: { label: [354, 653], room: [350, 690] },
  elis: { label: [313, 543], room: [308, 581] },
  boeotia: { label: [575, 264], room: [587, 301], coin: [529, 293] },
  euboea: { label: [861, 306], room: [876, 342] },
  corcyra: { label: [218, 216], room: [245, 151], coin: [268, 190] },
  cythera: { label: [650, 806], room: [557, 806] },
  syracuse: { label: [109, 441], room: [127, 481], coin: [138, 530] },
  chios: { label: [970, 529], room: [972, 480], coin: [970, 443] },
  lesbos: { label: [934, 205], room: [945, 262], coin: [998, 262] },
  ionia: { label: [1086, 470], room: [1090, 512] },
  naxos: { label: [868, 650], room: [868, 614] },
  achaea: { label: [371, 423], room: [366, 463] },
  aetolia: { label: [408, 243], room: [401, 285] },
  thessaly: { label: [552, 136], room: [557, 175] },
  chalcidice: { label: [742, 80], room: [727, 118] },
  byzantium: { label: [1017, 27], room: [1017, 60] },
  rhodes: { label: [1118, 783], room: [1119, 726] },
  italy: { label: [91, 45], room: [91, 91] },
  epirus: { label: [385, 72], room: [389, 124] },
  macedonia: { label: [561, 31], room: [552, 66] },
  thrace: { label: [775, 30], room: [880, 45] },
  persia: { label: [1127, 258], room: [1133, 309] },
  crete: { label: [886, 812], room: [958, 817] },
  west_mediterranean_sea: { label: [62, 304], width: 100, size: 16, room: [58, 366] },
  ionian_sea: { label: [230, 330], width: 115, room: [216, 410] },
  gulf_of_corinth: { label: [427, 363], width: 100, room: [524, 368] },
  messenian_gulf: { label: [396, 814], width: 130, room: [300, 790] },
  myrtoan_sea: { label: [692, 685], angle: -16, width: 120, room: [692, 743] },
  saronic_gulf: { label: [800, 524], width: 130, room: [788, 568] },
  euboea_gulf: { label: [718, 214], angle: 8, width: 110, room: [748, 257] },
  dodecanese: { label: [1024, 692], room: [1015, 742] },
  sea_of_crete: { label: [880, 704], width: 100, room: [880, 752] },
  aegean_sea: { label: [978, 331], width: 95, room: [975, 376] },
  icarian_sea: { label: [965, 564], width: 115, room: [965, 614] },
  thracian_sea: { label: [862, 140], width: 115, room: [858, 190] },
  hellespont: { label: [1020, 112], room: [995, 150] },
};

/** Peaks on the land that is no space. */
export const PEAKS: readonly (readonly [number, number])[] = [
  [240, 504],
  [257, 509],
  [1012, 206],
  [1036, 222],
  [1052, 246],
  [1058, 274],
  [1064, 300],
  [1066, 326],
  [1052, 350],
  [1076, 360],
  [1064, 386],
  [1086, 398],
  [1062, 418],
  [1094, 422],
];

/** Which of the four tints of land a province has: neighbours differ. */
export const TINTS: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  achaea: 3,
  aetolia: 4,
  arcadia: 2,
  argos: 3,
  athens: 1,
  attica: 3,
  boeotia: 2,
  corinth: 4,
  elis: 1,
  laconia: 4,
  megara: 1,
  messenia: 3,
  thessaly: 3,
  chalcidice: 4,
  syracuse: 2,
  corcyra: 4,
  euboea: 2,
  chios: 4,
  lesbos: 2,
  naxos: 3,
  ionia: 3,
  rhodes: 1,
  cythera: 1,
  byzantium: 2,
};

/** Where the way from the middle of a space to a neighbour cannot be straight: the points in between, as `from to`. */
export const BENDS: Readonly<Record<string, string>> = {
  'saronic_gulf attica': '706,502',
  'thracian_sea thessaly': '795,188 737,178 700,172',
  'thracian_sea macedonia': '795,188 737,178 700,172',
  'euboea_gulf saronic_gulf': '782,288 808,314 818,340 825,370 838,404 844,434 860,466',
  'aegean_sea euboea_gulf': '928,314 897,289 868,264',
  'aegean_sea naxos': '930,404 904,444',
  'aegean_sea saronic_gulf': '930,404 904,444',
  'aegean_sea icarian_sea': '930,404 904,444',
};

/** Small islands without a name, which belong to the sea around them. */
export const ISLETS: readonly string[] = [
  '264,372 274,368 282,376 279,386 270,392 262,385 264,372',
  '291,364 296,371 294,380 288,373 291,364',
  '238,442 246,438 251,446 244,453 237,448 238,442',
  '270,268 276,272 279,281 272,276 270,268',
  '670,466 679,464 684,471 676,475 669,472 670,466',
  '831,99 840,96 846,103 839,109 831,105 831,99',
  '902,171 910,166 918,170 923,178 914,182 908,177 902,178 902,171',
  '934,175 942,173 945,178 937,181 934,175',
  '926,362 933,357 938,366 934,374 928,371 926,362',
  '1003,599 1013,594 1024,599 1018,606 1007,606 1003,599',
  '940,696 946,701 944,708 938,709 942,703 940,696',
  '822,737 830,734 835,741 828,746 822,743 822,737',
  '728,589 738,591 745,596 736,597 728,589',
  '1064,665 1075,660 1087,664 1080,671 1069,671 1064,665',
  '1064,793 1069,790 1073,802 1070,815 1065,805 1064,793',
];

/** Where the winds are drawn. */
export const ROSE: readonly [number, number] = [70, 735];
