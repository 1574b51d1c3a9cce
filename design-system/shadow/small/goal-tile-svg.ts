import { goalGlyph } from '../../art/goal-glyphs';
import { goalColour, goalIds, onGoal } from '../../tokens/goals';

/** The tile of each goal as an SVG file of 40 by 40 pixels, by its number. */
export const goalTileSvgs = (): (readonly [id: number, svg: string])[] =>
  goalIds.map((id) => [
    id,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40"><path fill="${goalColour(id)}" d="M0 0h40v40H0z"/><path transform="translate(6 6) scale(.875)" fill="none" stroke="${onGoal(id)}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${goalGlyph(id)}"/></svg>\n`,
  ]);
