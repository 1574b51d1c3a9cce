/** The design system's light colours on paper. */
export const colours = {
  ground: '#FBF6EC',
  surface: '#FFFDF8',
  line: '#E2D8C4',
  ink: '#16231D',
  inkSoft: '#46524B',
  action: '#1B5B41',
  sun: '#FFF3CF',
  sunCore: '#FFE08A',
} as const;

/** The colours of the seventeen goals, goal 1 first. */
export const goalColours =
  '#E5243B #DDA63A #4C9F38 #C5192D #FF3A21 #26BDE2 #FCC30B #A21942 #FD6925 #DD1367 #FD9D24 #BF8B2E #3F7E44 #0A97D9 #56C02B #00689D #19486A'.split(
    ' ',
  );

/** The colour of goal `id`, 1 to 17. */
export const goalColour = (id: number): string => goalColours[id - 1] ?? colours.action;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** The goal's colour, thinned with the colour of the surface. */
export function goalTint(id: number): string {
  const [goal, surface] = [channels(goalColour(id)), channels(colours.surface)];
  const mixed = goal.map((value, index) => Math.round(value * 0.18 + (surface[index] ?? 0) * 0.82));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The colour of text on a goal's colour: white where its contrast is at least 4.5:1, else ink. */
export const onGoal = (id: number): string =>
  1.05 / (luminance(goalColour(id)) + 0.05) >= 4.5 ? '#FFFFFF' : colours.ink;
