import { mix } from '../tokens/contrast';
import { goalColour } from '../tokens/goals';

export const paper = '#FBF4E6';
export const ink = '#16231D';

/** Cloth and paint colours that are the same for every goal. */
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

/** Colours by the names that classes in drawings use. */
export type Palette = Readonly<Record<string, string>>;
/** The colours that every drawing can name. */
export const paints = {
  ...cloth,
  paper,
  ink,
  wood: '#A8703C',
  bark: '#5E3D26',
  black: '#000000',
  white: '#ffffff',
} as const satisfies Palette;

const mixtures = new Map<string, string>();
/** Two colours mixed; `percent` of the second. */
export const mixed = (from: string, to: string, percent: number): string => {
  const key = `${from}${to}${percent}`;
  const colour = mixtures.get(key) ?? mix(from, to, percent / 100);
  mixtures.set(key, colour);
  return colour;
};

/**
 * The colour that a class names: `far`, or `far-mid-50-ink-30` for far with half of mid, and that with 30 % ink.
 * Colours are names of the palette or six hexadecimal digits. Throws a RangeError for any other.
 */
export const named = (words: string, palette: Palette): string => {
  const plain = (name: string): string => {
    const colour = palette[name] ?? (/^[\da-f]{6}$/i.test(name) ? `#${name}` : undefined);
    if (colour === undefined) throw new RangeError(`There is no colour ${name}`);
    return colour;
  };
  const [first = '', ...rest] = words.split('-');
  let colour = plain(first);
  for (let at = 0; at < rest.length; at += 2)
    if (colour !== 'none') colour = mixed(colour, plain(rest[at] ?? ''), Number(rest[at + 1]));
  return colour;
};

/** Where a scene is; determines the natural colours of its layers. */
export const places = ['sea', 'meadow', 'forest', 'mire', 'town', 'room'] as const;
export type Place = (typeof places)[number];
/** The light of a day, by turns: a noon, a morning, an evening and a clouded sky. */
export const lights = ['noon', 'morning', 'evening', 'cloudy'] as const;
export type Light = (typeof lights)[number];

type Layers = readonly [far: string, mid: string, base: string, deep: string, front: string];
const layers: Readonly<Record<Exclude<Place, 'room'>, Layers>> = {
  sea: ['#A9C6D6', '#6FB6DA', '#2494CC', '#0E6C9E', '#34485A'],
  meadow: ['#C3D6C0', '#A3C48C', '#79AC5E', '#477F4B', '#2A5236'],
  forest: ['#C6D8B8', '#92B47C', '#649555', '#3B6B43', '#224A33'],
  mire: ['#C2D2C6', '#ADBB86', '#93A660', '#617D48', '#3F5432'],
  town: ['#EBD0AE', '#DDAC84', '#86AC6C', '#5A8553', '#3A5140'],
};
/** The sky, and the sun's discs from the outermost. */
const skies: Readonly<Record<Light, readonly [sky: string, haze: string, halo: string, sun: string]>> = {
  noon: ['#DCECEF', '#F1E7C3', '#F8EFD0', '#FFFBEC'],
  morning: ['#FBEAD0', '#FAD9A8', '#FCE6BF', '#FFF6DC'],
  evening: ['#F9DCBE', '#F5B788', '#FAD09F', '#FFEBC6'],
  cloudy: ['#E2E9E6', '#DCE5E0', '#E9EDE2', '#F8F6EC'],
};
const nightSkies: Readonly<Record<Light, string>> = {
  noon: '#101D32',
  morning: '#14243F',
  evening: '#191D3A',
  cloudy: '#13222F',
};
/** The plaster of a room's walls. */
const plaster: Readonly<Record<Light, string>> = {
  noon: '#F4E9D3',
  morning: '#F6E2C4',
  evening: '#F1DAC6',
  cloudy: '#E7E5D6',
};

/** The layers of a picture: from the sky to the front; `window` is the sky behind one, `accent` stands out. */
const tonesByDay = (goal: string, place: Place, light: Light) => {
  const [sky, haze, halo, sun] = skies[light];
  const discs = { haze, halo, sun, accent: goal };
  if (place === 'room') {
    const wall = plaster[light];
    return {
      ...discs,
      sky: mix(wall, goal, 0.05),
      far: mix(mix(wall, '#D9BE94', 0.4), goal, 0.13),
      mid: mix('#CBA271', goal, 0.26),
      base: mix(goal, '#B98A5A', 0.22),
      deep: mix('#74492C', goal, 0.16),
      front: '#3B281D',
      cloud: '#ffffff',
      window: '#D7E8EA',
    };
  }
  const [far, mid, base, deep, front] = layers[place];
  return {
    ...discs,
    sky,
    far: mix(far, sky, 0.22),
    mid: mix(mid, sky, 0.08),
    base,
    deep,
    front,
    cloud: mix(sky, '#ffffff', 0.62),
    window: sky,
  };
};

/** The tones of a place in a day's light, or by night; a goal colours rooms and accents. */
export const tonesOf = (goalId: number, place: Place, light: Light, night: boolean) => {
  const day = tonesByDay(goalColour(goalId), place, light);
  if (!night) return day;
  const isRoom = place === 'room';
  const sky = nightSkies[light];
  const at = (colour: string, outside: number, inside: number) =>
    mix(colour, isRoom ? '#2E1B20' : '#0C1A2E', isRoom ? inside : outside);
  return {
    ...day,
    sky: isRoom ? at(day.sky, 0, 0.74) : sky,
    far: at(day.far, 0.68, 0.68),
    mid: at(day.mid, 0.62, 0.6),
    base: at(day.base, 0.54, 0.4),
    deep: at(day.deep, 0.56, 0.5),
    front: at(day.front, 0.66, 0.6),
    cloud: mix(sky, '#33506E', 0.45),
    window: '#1A2745',
    accent: at(day.accent, 0.3, 0.25),
  };
};
