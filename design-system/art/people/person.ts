import { mix } from '../../tokens/contrast';
import { cycle } from '../paper/random';
import { circle, line, path } from '../paper/shapes';
import { type Cloth, cloth } from '../paper/tones';
import { type HeadWear, hairs, headWears, skins } from './features';
import { head } from './head';
import { type PoseName, poses } from './poses';

export interface PersonLook {
  coat?: Cloth | undefined;
  legs?: string | undefined;
  vest?: string | undefined;
  wear?: HeadWear | undefined;
  wearColour?: Cloth | undefined;
  /** Index into the skins and hairs; by default determined by the position. */
  skin?: number | undefined;
  hair?: number | undefined;
  flip?: boolean | undefined;
  /** Stands behind a table: no legs. */
  bust?: boolean | undefined;
  /** Markup behind the body, and in the hands. */
  behind?: string | undefined;
  held?: string | undefined;
}

const coats = Object.keys(cloth) as [Cloth, ...Cloth[]];

/**
 * A paper figure with its feet at `x`, `y`, 100 units tall at size 1. `turn` changes the person but not the position.
 */
export const person = (x: number, y: number, size: number, pose: PoseName, look: PersonLook = {}, turn = 0): string => {
  const { hip, shoulder, head: top, feet, knees, arms } = poses[pose];
  const key = Math.abs(Math.round(x * 7 + y * 3)) + turn * 5;
  const skin = cycle(skins, (look.skin ?? key) + turn * 2);
  const hair = cycle(hairs, (look.hair ?? key + 2) + turn);
  const coatName = look.coat ?? cycle(coats, key);
  const coat = cloth[turn === 0 ? coatName : cycle(coats, coats.indexOf(coatName) + turn * 2)];
  const legs = look.legs ?? '#2B3A42';
  const [hx, hy] = hip;
  const [sx, sy] = shoulder;
  const length = Math.hypot(sx - hx, sy - hy);
  const [ux, uy] = [(sx - hx) / length, (sy - hy) / length];
  const corner = (px: number, py: number, side: number, half: number, along: number): string =>
    `${(px - uy * side * half - ux * along).toFixed(1)} ${(py + ux * side * half - uy * along).toFixed(1)}`;
  const torso = `M${corner(sx, sy, 1, 6, 0)}L${corner(sx, sy, -1, 6, 0)}L${corner(hx, hy, -1, 9.5, 7)}L${corner(hx, hy, 1, 9.5, 7)}Z`;
  const leg = (index: 0 | 1): string => {
    const [fx, fy] = feet[index];
    const [kx, ky] = knees[index];
    const colour = index ? legs : mix(legs, '#000000', 0.2);
    return (
      line(`M${hx + (index ? 3 : -3)} ${hy}Q${kx} ${ky} ${fx} ${fy - 3}`, colour, 10) +
      line(`M${fx - 1} ${fy - 3}h7`, '#241d18', 7)
    );
  };
  const arm = (index: 0 | 1, colour: string): string => {
    const [ex, ey, ax, ay] = arms[index];
    return line(`M${sx} ${sy + 4}Q${ex} ${ey} ${ax} ${ay}`, colour, 8) + circle(ax, ay, 4.2, skin);
  };
  const body =
    arm(1, mix(coat, '#000000', 0.14)) +
    (look.behind ?? '') +
    (look.bust ? '' : leg(0) + leg(1)) +
    path(torso, coat, `stroke="${coat}" stroke-width="8" stroke-linejoin="round"`) +
    (look.vest ? path(torso, look.vest, `stroke="${look.vest}" stroke-width="6" stroke-linejoin="round"`) : '') +
    line(`M${sx + (top[0] - sx) * 0.2} ${sy}L${top[0]} ${top[1]}`, skin, 7) +
    head(top[0], top[1], {
      skin,
      hair,
      wear: look.wear ?? cycle(headWears, key + turn),
      wearColour: cloth[look.wearColour ?? cycle(coats, key + 4)],
    }) +
    arm(0, mix(coat, '#000000', 0.08)) +
    (look.held ?? '');
  return `<g transform="translate(${x} ${y}) scale(${look.flip ? -size : size} ${size})" filter="url(#b)">${body}</g>`;
};
