/** Colours by role, the same roles in both themes. Code refers to colours only by role. */
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
  ground: 'page background',
  'ground-sunken': 'alternate background for sections of a page',
  surface: 'cards, fields, dialogs',
  'surface-sunken': 'boxes inside cards, rows under the pointer, skeletons',
  line: 'dividers',
  'line-strong': 'borders of fields; contrast of at least 3:1',
  ink: 'text',
  'ink-soft': 'secondary text',
  'ink-quiet': 'hints, footnotes, placeholders',
  action: 'links and buttons',
  'action-hover': 'links and buttons under the pointer',
  'on-action': 'text on `action`',
  'action-soft': 'selected items, quiet buttons under the pointer',
  focus: 'focus ring',
  danger: 'errors, actions that cannot be undone',
  'on-danger': 'text on `danger`',
  'danger-soft': 'background of errors',
  warn: 'warnings',
  'warn-soft': 'background of warnings',
  info: 'information',
  'info-soft': 'background of information',
  band: 'dark green bands and the footer',
  'on-band': 'text on `band`',
  'band-soft': 'secondary text on `band`',
  notice: 'counter of unread items',
  'on-notice': 'text on `notice`',
  backdrop: 'overlay behind a dialog',
  scrim: 'overlay on a picture, behind text',
  photo: 'background of a picture viewer; dark in both themes',
  'on-photo': 'text and borders on `photo`',
  'focus-photo': 'focus ring on `photo`',
  poster: 'background of goal posters; the same in both themes',
  foreign: 'background of embedded external pages',
};

/** The same in both themes: colours on pictures and of external content. */
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

/** The dark theme: the same roles with separately chosen colours, not inverted. */
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
