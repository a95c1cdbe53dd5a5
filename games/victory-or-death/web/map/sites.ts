/** Where the name of a space and what lies on it stand in our drawing, in map units. */
export interface Site {
  /** Middle of the name. */
  label: readonly [number, number];
  /** A name wider than this goes on more lines. */
  width?: number;
  /** Slope of the name, in degrees. */
  angle?: number;
  /** Middle of the room for pieces: city and hoplite, or a trireme. */
  room: readonly [number, number];
  /** City above hoplite, not beside. */
  upright?: boolean;
  /** Middle of the coin. */
  coin?: readonly [number, number];
}

export const SITES: Readonly<Record<string, Site>> = {
  athens: { label: [730, 402], room: [740, 434], coin: [776, 404] },
  attica: { label: [744, 322], room: [730, 352] },
  megara: { label: [623, 358], room: [622, 388] },
  corinth: { label: [516, 406], room: [514, 437], coin: [505, 474] },
  argos: { label: [600, 508], room: [604, 542] },
  arcadia: { label: [464, 512], room: [466, 550] },
  laconia: { label: [530, 622], room: [524, 660], coin: [480, 650] },
  messenia: { label: [394, 622], room: [390, 652] },
  elis: { label: [354, 512], room: [350, 546] },
  boeotia: { label: [580, 256], room: [590, 292], coin: [540, 284] },
  euboea: { label: [852, 298], room: [856, 328] },
  corcyra: { label: [256, 212], room: [276, 165], upright: true, coin: [256, 150] },
  cythera: { label: [562, 824], room: [562, 796] },
  syracuse: { label: [120, 420], room: [140, 456], coin: [152, 500] },
  chios: { label: [962, 480], room: [946, 434], coin: [988, 432] },
  lesbos: { label: [946, 200], room: [932, 254], coin: [976, 254] },
  ionia: { label: [1086, 450], room: [1084, 490] },
  naxos: { label: [842, 592], room: [840, 560] },
  achaea: { label: [404, 404], room: [400, 440] },
  aetolia: { label: [436, 236], room: [430, 276] },
  thessaly: { label: [560, 132], room: [564, 170] },
  chalcidice: { label: [732, 80], room: [724, 110] },
  byzantium: { label: [1010, 26], room: [1010, 58] },
  rhodes: { label: [1112, 720], room: [1116, 692] },
  italy: { label: [100, 44], room: [100, 88] },
  epirus: { label: [416, 70], room: [420, 120] },
  macedonia: { label: [568, 30], room: [560, 64] },
  thrace: { label: [810, 24], room: [880, 46] },
  persia: { label: [1124, 250], room: [1130, 300] },
  crete: { label: [872, 804], room: [960, 806] },
  west_mediterranean_sea: { label: [62, 250], width: 110, room: [56, 330] },
  ionian_sea: { label: [250, 340], width: 130, room: [250, 400] },
  gulf_of_corinth: { label: [452, 350], width: 100, room: [536, 354] },
  messenian_gulf: { label: [330, 770], width: 110, room: [410, 800] },
  myrtoan_sea: { label: [680, 650], width: 120, room: [680, 720] },
  saronic_gulf: { label: [790, 505], width: 110, room: [674, 452] },
  euboea_gulf: { label: [712, 236], width: 110, room: [800, 300] },
  dodecanese: { label: [1030, 680], room: [1020, 730] },
  sea_of_crete: { label: [860, 660], width: 100, room: [860, 720] },
  aegean_sea: { label: [960, 328], width: 90, room: [950, 366] },
  icarian_sea: { label: [960, 520], width: 100, room: [960, 570] },
  thracian_sea: { label: [820, 150], width: 110, room: [830, 200] },
  hellespont: { label: [1018, 116], room: [1018, 142] },
};

/** Peaks on the land that is no space. */
export const PEAKS: readonly (readonly [number, number])[] = [
  [296, 482],
  [1012, 204],
  [1034, 220],
  [1046, 246],
  [1040, 272],
  [1056, 292],
  [1050, 318],
  [1062, 338],
  [1050, 358],
  [1070, 376],
  [1052, 396],
  [1084, 400],
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
