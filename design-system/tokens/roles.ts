/** Colours by role. Both themes answer the same roles; nothing in the product names a colour in another way. */
export type ColourRole =
  | 'ground'
  | 'ground-sunken'
  | 'surface'
  | 'surface-sunken'
  | 'line'
  | 'line-strong'
  | 'ink'
  | 'ink-soft'
  | 'ink-quiet'
  | 'action'
  | 'action-hover'
  | 'on-action'
  | 'action-soft'
  | 'focus'
  | 'danger'
  | 'on-danger'
  | 'danger-soft'
  | 'warn'
  | 'warn-soft'
  | 'info'
  | 'info-soft'
  | 'band'
  | 'on-band'
  | 'band-soft'
  | 'notice'
  | 'on-notice'
  | 'backdrop'
  | 'scrim'
  | 'photo'
  | 'on-photo'
  | 'focus-photo'
  | 'poster'
  | 'foreign';

/** What each role is for; the tokens page shows it. */
export const roleMeanings: Readonly<Record<ColourRole, string>> = {
  ground: 'the paper that everything lies on',
  'ground-sunken': 'a quieter strip across the page',
  surface: 'cards, fields, dialogs',
  'surface-sunken': 'boxes inside cards, hovered rows, waiting shapes',
  line: 'lines between things',
  'line-strong': 'edges of fields; reaches 3:1',
  ink: 'text',
  'ink-soft': 'text that stands behind other text',
  'ink-quiet': 'hints, footnotes, placeholders',
  action: 'links, buttons, what can be pressed',
  'action-hover': 'the same under the pointer',
  'on-action': 'text on it',
  'action-soft': 'what is chosen, quiet buttons under the pointer',
  focus: 'the ring around what the keyboard holds',
  danger: 'errors, what cannot be undone',
  'on-danger': 'text on it',
  'danger-soft': 'the ground of an error',
  warn: 'what needs a look',
  'warn-soft': 'its ground',
  info: 'what is good to know',
  'info-soft': 'its ground',
  band: 'the dark green strip and the foot of the page',
  'on-band': 'text on it',
  'band-soft': 'quieter text on it',
  notice: 'the number of what is new',
  'on-notice': 'text on it',
  backdrop: 'over the page, behind a dialog',
  scrim: 'over a picture, behind text',
  photo: 'behind a picture that stands alone; dark in both themes',
  'on-photo': 'text and edges on it',
  'focus-photo': 'the focus on it',
  poster: 'the paper of the goals’ posters; the same in both themes',
  foreign: 'behind a page of somebody else, which brings no ground',
};

/** The same in both themes: what lies on pictures, and what is another’s. */
const onPictures = {
  scrim: 'rgb(10 20 15 / 0.68)',
  photo: '#101814',
  'on-photo': '#FFFFFF',
  'focus-photo': '#FFD166',
  poster: '#FBF4E6',
  foreign: '#FFFFFF',
} as const;

/** Warm paper, ink, one deep green for actions. */
export const light: Readonly<Record<ColourRole, string>> = {
  ground: '#FBF6EC',
  'ground-sunken': '#F4ECDC',
  surface: '#FFFDF8',
  'surface-sunken': '#F8F1E4',
  line: '#E2D8C4',
  'line-strong': '#85806F',
  ink: '#16231D',
  'ink-soft': '#46524B',
  'ink-quiet': '#5F6A62',
  action: '#1B5B41',
  'action-hover': '#134430',
  'on-action': '#FFFFFF',
  'action-soft': '#E0EBDD',
  focus: '#0B57D0',
  danger: '#A32A1C',
  'on-danger': '#FFFFFF',
  'danger-soft': '#FBE4DD',
  warn: '#7A4F00',
  'warn-soft': '#FBEBC8',
  info: '#0B4F7D',
  'info-soft': '#DDECF5',
  band: '#163D2D',
  'on-band': '#F7F0E1',
  'band-soft': '#B9CDBF',
  notice: '#0B57D0',
  'on-notice': '#FFFFFF',
  backdrop: 'rgb(10 20 15 / 0.55)',
  ...onPictures,
};

/** Night on the same paper: the same roles, chosen again, not inverted. */
export const dark: Readonly<Record<ColourRole, string>> = {
  ground: '#111B17',
  'ground-sunken': '#16221D',
  surface: '#1B2923',
  'surface-sunken': '#22332C',
  line: '#31453C',
  'line-strong': '#6F8A7D',
  ink: '#F3EDE0',
  'ink-soft': '#BFC9C0',
  'ink-quiet': '#9DAAA1',
  action: '#8FD3AE',
  'action-hover': '#A9E3C3',
  'on-action': '#0D2018',
  'action-soft': '#23392F',
  focus: '#FFD166',
  danger: '#FF9B8A',
  'on-danger': '#2A0F0A',
  'danger-soft': '#3D2421',
  warn: '#F2C97A',
  'warn-soft': '#3A3020',
  info: '#9CC8EC',
  'info-soft': '#1D3040',
  band: '#0C1511',
  'on-band': '#F7F0E1',
  'band-soft': '#A9BBAF',
  notice: '#9CC8EC',
  'on-notice': '#0D2018',
  backdrop: 'rgb(0 0 0 / 0.65)',
  ...onPictures,
};
