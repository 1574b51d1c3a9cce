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

/** Where a scene is; determines the natural colours of its layers. */
export type Place = 'sea' | 'meadow' | 'forest' | 'mire' | 'town' | 'room';
/** The light of a day, by turns: a noon, a morning, an evening and a clouded sky. */
export const lights = ['noon', 'morning', 'evening', 'cloudy'] as const;
export type Light = (typeof lights)[number];

/** The layers of a picture, from the sky to the foreground. */
export interface Tones {
  sky: string;
  glow: string;
  far: string;
  mid: string;
  base: string;
  deep: string;
  front: string;
  cloud: string;
  /** The sky behind a window. */
  window: string;
  /** The goal's own colour, for what should stand out. */
  accent: string;
  /** The discs of the sun or the moon, the outermost first. */
  sun: readonly [string, string, string];
}

type Layers = readonly [far: string, mid: string, base: string, deep: string, front: string];
const layers: Readonly<Record<Exclude<Place, 'room'>, Layers>> = {
  sea: ['#A9C6D6', '#6FB6DA', '#2494CC', '#0E6C9E', '#34485A'],
  meadow: ['#C3D6C0', '#A3C48C', '#79AC5E', '#477F4B', '#2A5236'],
  forest: ['#C6D8B8', '#92B47C', '#649555', '#3B6B43', '#224A33'],
  mire: ['#C2D2C6', '#ADBB86', '#93A660', '#617D48', '#3F5432'],
  town: ['#EBD0AE', '#DDAC84', '#86AC6C', '#5A8553', '#3A5140'],
};
const skies: Readonly<Record<Light, readonly [sky: string, glow: string, sun: Tones['sun']]>> = {
  noon: ['#DCECEF', '#EFEFD8', ['#F1E7C3', '#F8EFD0', '#FFFBEC']],
  morning: ['#FBEAD0', '#FBDDB2', ['#FAD9A8', '#FCE6BF', '#FFF6DC']],
  evening: ['#F9DCBE', '#F6C49A', ['#F5B788', '#FAD09F', '#FFEBC6']],
  cloudy: ['#E2E9E6', '#E8EBE0', ['#DCE5E0', '#E9EDE2', '#F8F6EC']],
};
const nightSkies: Readonly<Record<Light, string>> = {
  noon: '#101D32',
  morning: '#14243F',
  evening: '#191D3A',
  cloudy: '#13222F',
};
const moon: Tones['sun'] = ['#243B57', '#31496A', '#F6E7BE'];

const outdoors = (place: Exclude<Place, 'room'>, light: Light): Tones => {
  const [far, mid, base, deep, front] = layers[place];
  const [sky, glow, sun] = skies[light];
  return {
    sky,
    glow,
    far: mix(far, sky, 0.22),
    mid: mix(mid, sky, 0.08),
    base,
    deep,
    front,
    cloud: mix(sky, '#ffffff', 0.62),
    window: sky,
    accent: '',
    sun,
  };
};

/** The plaster of a room's walls, by light. */
const plaster: Readonly<Record<Light, string>> = {
  noon: '#F4E9D3',
  morning: '#F6E2C4',
  evening: '#F1DAC6',
  cloudy: '#E7E5D6',
};

/** A room: plaster and wood, and cloth in the goal's colour. */
const indoors = (goal: string, light: Light): Tones => {
  const [, glow, sun] = skies[light];
  const wall = plaster[light];
  return {
    sky: mix(wall, goal, 0.05),
    glow,
    far: mix(mix(wall, '#D9BE94', 0.4), goal, 0.13),
    mid: mix('#CBA271', goal, 0.26),
    base: mix(goal, '#B98A5A', 0.22),
    deep: mix('#74492C', goal, 0.16),
    front: '#3B281D',
    cloud: '#ffffff',
    window: '#D7E8EA',
    accent: goal,
    sun,
  };
};

/** The tones of a place in a day's light, or by night; a goal colours rooms and accents. */
export const tonesOf = (goalId: number, place: Place, light: Light, night: boolean): Tones => {
  const goal = goalColour(goalId);
  const day = place === 'room' ? indoors(goal, light) : { ...outdoors(place, light), accent: goal };
  if (!night) return day;
  const room = place === 'room';
  const sky = nightSkies[light];
  const at = (colour: string, outside: number, inside: number) =>
    mix(colour, room ? '#2E1B20' : '#0C1A2E', room ? inside : outside);
  return {
    sky: room ? at(day.sky, 0, 0.74) : sky,
    glow: mix(sky, '#2E4A6A', 0.4),
    far: at(day.far, 0.68, 0.68),
    mid: at(day.mid, 0.62, 0.6),
    base: at(day.base, 0.54, 0.4),
    deep: at(day.deep, 0.56, 0.5),
    front: at(day.front, 0.66, 0.6),
    cloud: mix(sky, '#33506E', 0.45),
    window: '#1A2745',
    accent: at(goal, 0.3, 0.25),
    sun: moon,
  };
};
