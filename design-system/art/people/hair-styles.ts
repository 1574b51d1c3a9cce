import { mix } from '../../tokens/contrast';
import { circle, path, repeat } from '../paper/shapes';

/** The hair of a close-up face: the parts behind and in front of the head. Drawn around a head of 42 by 50 at 0 0. */
export interface HairStyle {
  behind: (hair: string, cloth: string) => string;
  over: (hair: string, cloth: string) => string;
}

const none = (): string => '';

export const hairStyles = {
  crop: {
    behind: none,
    over: (hair) => path('M-44-6q-4-50 44-52q48 2 44 52q-6-22-18-28q-26 8-52 0q-12 6-18 28z', hair),
  },
  bob: {
    behind: (hair) => path('M-52 44q-10-106 52-106t52 106q-26 12-52 12t-52-12z', hair),
    over: (hair) => path('M-44-2q-2-54 44-54t44 54q-14-6-22-26q-26 20-66 26z', hair),
  },
  bun: {
    behind: (hair) => circle(0, -64, 22, hair) + path('M-46 8q-6-68 46-68t46 68z', hair),
    over: (hair) => path('M-43-4q0-50 43-52q43 2 43 52q-8-26-43-30q-35 4-43 30z', hair),
  },
  curls: {
    behind: (hair) =>
      repeat(13, (i) =>
        circle(
          Math.cos(Math.PI + (i * Math.PI) / 12) * 48,
          -12 + Math.sin(Math.PI + (i * Math.PI) / 12) * 46,
          18,
          hair,
        ),
      ) +
      circle(-50, 10, 16, hair) +
      circle(50, 10, 16, hair),
    over: (hair) => repeat(7, (i) => circle(-36 + i * 12, -40 - Math.sin((i / 6) * Math.PI) * 10, 12, hair)),
  },
  long: {
    behind: (hair) => path('M-54 100q-14-162 54-162t54 162q-30 10-54 10t-54-10z', hair),
    over: (hair) => path('M-43 4q-4-58 43-60q47 2 43 60q-6-34-40-44q-30 8-46 44z', hair),
  },
  scarf: {
    behind: (_, cloth) => path('M-58 110q-16-176 58-176t58 176z', mix(cloth, '#000000', 0.12)),
    over: (_, cloth) =>
      path(
        'M-40 16q-14-76 40-78q54 2 40 78q10 40-8 62h-64q-18-22-8-62zM-33 14q4 36 33 38q29-2 33-38q4-44-33-46q-37 2-33 46z',
        cloth,
        'fill-rule="evenodd"',
      ),
  },
  beanie: {
    behind: (hair) => path('M-46 20q-4-50 46-50t46 50z', hair),
    over: (_, cloth) =>
      path('M-46-16q-2-52 46-54q48 2 46 54z', cloth) +
      path('M-50-20h100v16h-100z', mix(cloth, '#000000', 0.18)) +
      circle(0, -72, 11, mix(cloth, '#ffffff', 0.35)),
  },
  grey: {
    behind: none,
    over: (hair) =>
      path('M-45 6q-12-40 8-56q14-16 40-12q46-2 42 66q-4-18-12-30q-14-14-40-12q-24 2-30 16q-4 12-8 28z', hair),
  },
} as const satisfies Record<string, HairStyle>;

export type HairStyleName = keyof typeof hairStyles;
export const hairStyleNames = Object.keys(hairStyles) as [HairStyleName, ...HairStyleName[]];
