/** The design system's colours in a mail: inline for the light theme, by class for mail programs with a dark theme. */
export const colours = {
  ground: '#FBF6EC',
  surface: '#FFFDF8',
  line: '#E2D8C4',
  ink: '#16231D',
  inkSoft: '#46524B',
  inkQuiet: '#5F6A62',
  action: '#1B5B41',
  onAction: '#FFFFFF',
  actionSoft: '#E0EBDD',
} as const;

const night: Record<keyof typeof colours, string> = {
  ground: '#111B17',
  surface: '#1B2923',
  line: '#31453C',
  ink: '#F3EDE0',
  inkSoft: '#BFC9C0',
  inkQuiet: '#9DAAA1',
  action: '#8FD3AE',
  onAction: '#0D2018',
  actionSoft: '#23392F',
};

/** The media query of the dark theme; Storybook replaces it to show both. */
export const nightMedia = '@media (prefers-color-scheme: dark)';

/** The only style sheet of a mail: programs that drop it show the inline light colours. */
export const nightStyles = `${nightMedia}{${[
  `.ground{background:${night.ground}!important}`,
  `.card{background:${night.surface}!important;border-color:${night.line}!important}`,
  `.ink{color:${night.ink}!important}`,
  `.soft{color:${night.inkSoft}!important}`,
  `.quiet{color:${night.inkQuiet}!important}`,
  `.brand{color:${night.action}!important}`,
  `.line{border-color:${night.line}!important}`,
  `.action{background:${night.action}!important;color:${night.onAction}!important;border-color:${night.action}!important}`,
  `.other-action{color:${night.action}!important;border-color:${night.action}!important}`,
  `.code{background:${night.actionSoft}!important;color:${night.action}!important}`,
].join('')}}`;
