import { goalColour, goalIds, goalTones, onGoal } from './goals';
import { dark, light } from './roles';
import { scale, shadows } from './scale';

type Values = Readonly<Record<string, string>>;

const themeValues = (colours: typeof light, theme: 'light' | 'dark'): Values => {
  const values: Record<string, string> = { 'color-scheme': theme, ...colours, ...shadows[theme] };
  for (const id of goalIds) {
    const { tint, ink } = goalTones(id, colours);
    values[`goal-${id}-tint`] = tint;
    values[`goal-${id}-ink`] = ink;
  }
  return values;
};

/** Every token that is the same in both themes, by name without the leading dashes. */
export const sharedTokens: Values = {
  ...scale,
  ...Object.fromEntries(
    goalIds.flatMap((id) => [
      [`goal-${id}`, goalColour(id)],
      [`goal-${id}-on`, onGoal(id)],
    ]),
  ),
};

/** Every token of one theme, by name without the leading dashes. */
export const themeTokens: { readonly light: Values; readonly dark: Values } = {
  light: themeValues(light, 'light'),
  dark: themeValues(dark, 'dark'),
};

export { widgetOverrides } from './overrides';
export { roleMeanings } from './roles';
export { scaleGroups } from './scale';
