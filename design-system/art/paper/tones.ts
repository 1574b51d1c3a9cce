import { mix } from '../../tokens/contrast';
import { goalColour } from '../../tokens/goals';

export const paper = '#FBF4E6';
export const ink = '#16231D';
export const windowLight = '#FFE39A';

/** Cloth, wood and paint colours that are the same for every goal. */
export const cloth = {
  rust: '#C8553D',
  ochre: '#E2A63B',
  linen: '#F6EAD2',
  teal: '#2F6F73',
  plum: '#6B4E71',
  pine: '#2F5D50',
  sky: '#8FB8C9',
  rose: '#D98F87',
  navy: '#2C3E5C',
} as const;
export type Cloth = keyof typeof cloth;

export const wood = '#A8703C';
export const darkWood = '#5E3D26';

/** The layers of a picture in one goal's colour, from the sky to the foreground. */
export interface Tones {
  sky: string;
  glow: string;
  far: string;
  mid: string;
  base: string;
  deep: string;
  front: string;
}

/** The tones of a goal by day or by night. */
export const tonesOf = (goalId: number, night: boolean): Tones => {
  const colour = goalColour(goalId);
  return night
    ? {
        sky: mix(colour, '#14161f', 0.8),
        glow: mix(colour, '#1b1d28', 0.66),
        far: mix(colour, '#1a1c26', 0.56),
        mid: mix(colour, '#15171f', 0.46),
        base: mix(colour, '#15171f', 0.3),
        deep: mix(colour, '#101218', 0.6),
        front: mix(colour, '#0d0f14', 0.78),
      }
    : {
        sky: mix(colour, paper, 0.84),
        glow: mix(colour, paper, 0.7),
        far: mix(colour, paper, 0.54),
        mid: mix(colour, paper, 0.28),
        base: colour,
        deep: mix(colour, ink, 0.38),
        front: mix(colour, ink, 0.68),
      };
};
