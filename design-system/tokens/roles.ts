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
  | 'band-soft';

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
};
