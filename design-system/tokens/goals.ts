import { contrast, mix, readableOn } from './contrast';
import { goalColours } from './goal-colours';
import { dark, light } from './roles';

export { goalColours };

/** The numbers of the seventeen goals, in order. */
export const goalIds: readonly number[] = goalColours.map((_, index) => index + 1);

/** The colour of goal `id` (1 to 17). Throws a RangeError for any other number. */
export const goalColour = (id: number): string => {
  const colour = goalColours[id - 1];
  if (!colour) throw new RangeError(`There is no goal ${id}`);
  return colour;
};

/** The text colour on a goal's own colour: white if it reaches 4.5:1, else ink. */
export const onGoal = (id: number): string => (contrast(goalColour(id), '#FFFFFF') >= 4.5 ? '#FFFFFF' : light.ink);

/**
 * The colours of goal `id` (1 to 17) in one theme: a pale background, and the goal's tone for text on the theme's
 * backgrounds.
 */
export const goalTones = (id: number, theme: typeof light): { tint: string; ink: string } => {
  const tint = mix(goalColour(id), theme.surface, theme === light ? 0.84 : 0.78);
  const grounds = [theme.ground, theme['ground-sunken'], theme.surface, theme['surface-sunken'], tint];
  return { tint, ink: readableOn(goalColour(id), grounds, theme === dark ? '#FFFFFF' : theme.ink) };
};
