type XY = readonly [number, number];

/** A figure of 100 units, feet at 0 0, looking right: hip, shoulder, head, feet, knees, and two arms (elbow, hand). */
export interface Pose {
  hip: XY;
  shoulder: XY;
  head: XY;
  feet: readonly [XY, XY];
  knees: readonly [XY, XY];
  arms: readonly [readonly [number, number, number, number], readonly [number, number, number, number]];
}

const upright = {
  hip: [0, -44],
  shoulder: [0, -74],
  head: [2, -92],
  feet: [
    [-7, 0],
    [8, 0],
  ],
  knees: [
    [-6, -22],
    [7, -22],
  ],
} as const;

export const poses = {
  stand: {
    ...upright,
    arms: [
      [10, -58, 15, -46],
      [-11, -58, -9, -42],
    ],
  },
  wave: {
    ...upright,
    arms: [
      [16, -84, 22, -104],
      [-11, -58, -9, -42],
    ],
  },
  cheer: {
    ...upright,
    arms: [
      [16, -86, 20, -108],
      [-16, -86, -18, -108],
    ],
  },
  talk: {
    ...upright,
    arms: [
      [14, -60, 26, -66],
      [-10, -58, -6, -44],
    ],
  },
  walk: {
    hip: [0, -44],
    shoulder: [4, -74],
    head: [8, -92],
    feet: [
      [-18, 0],
      [17, 0],
    ],
    knees: [
      [-4, -22],
      [13, -24],
    ],
    arms: [
      [16, -60, 22, -48],
      [-10, -58, -16, -46],
    ],
  },
  run: {
    hip: [0, -44],
    shoulder: [9, -72],
    head: [17, -88],
    feet: [
      [-28, -10],
      [22, 0],
    ],
    knees: [
      [-8, -20],
      [20, -28],
    ],
    arms: [
      [20, -56, 30, -64],
      [-8, -58, -16, -50],
    ],
  },
  bend: {
    hip: [-10, -46],
    shoulder: [19, -64],
    head: [35, -68],
    feet: [
      [-14, 0],
      [6, 0],
    ],
    knees: [
      [-12, -22],
      [8, -24],
    ],
    arms: [
      [28, -44, 36, -22],
      [22, -42, 22, -22],
    ],
  },
  kneel: {
    hip: [-6, -24],
    shoulder: [6, -54],
    head: [14, -71],
    feet: [
      [-30, 0],
      [14, 0],
    ],
    knees: [
      [-10, -2],
      [18, -26],
    ],
    arms: [
      [18, -36, 32, -22],
      [8, -34, 24, -14],
    ],
  },
  sit: {
    hip: [0, -32],
    shoulder: [2, -64],
    head: [6, -82],
    feet: [
      [22, 0],
      [26, 0],
    ],
    knees: [
      [20, -32],
      [24, -31],
    ],
    arms: [
      [14, -48, 28, -46],
      [4, -46, 18, -40],
    ],
  },
  carry: {
    hip: [0, -44],
    shoulder: [-2, -74],
    head: [2, -92],
    feet: [
      [-12, 0],
      [12, 0],
    ],
    knees: [
      [-6, -22],
      [9, -24],
    ],
    arms: [
      [12, -56, 28, -56],
      [4, -54, 24, -50],
    ],
  },
  reach: {
    hip: [0, -44],
    shoulder: [3, -74],
    head: [8, -92],
    feet: [
      [-10, 0],
      [10, 0],
    ],
    knees: [
      [-7, -22],
      [8, -22],
    ],
    arms: [
      [18, -84, 28, -102],
      [14, -62, 26, -66],
    ],
  },
  dig: {
    hip: [-4, -44],
    shoulder: [8, -72],
    head: [18, -86],
    feet: [
      [-16, 0],
      [14, -2],
    ],
    knees: [
      [-8, -22],
      [16, -26],
    ],
    arms: [
      [22, -54, 26, -40],
      [16, -58, 28, -64],
    ],
  },
  swim: {
    hip: [-24, -40],
    shoulder: [6, -46],
    head: [22, -52],
    feet: [
      [-66, -30],
      [-70, -46],
    ],
    knees: [
      [-44, -34],
      [-46, -46],
    ],
    arms: [
      [20, -34, 38, -26],
      [14, -36, 28, -20],
    ],
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;
