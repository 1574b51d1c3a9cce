import { mix } from '../../tokens/contrast';
import { goalColour, goalIds } from '../../tokens/goals';
import { circle, path } from '../paper/shapes';

/** The sun whose rays are the seventeen goals, risen at `x`, `y`. */
export const sunrise = (x: number, y: number, night: boolean): string => {
  const [inner, outer] = [132, 440];
  const start = Math.PI * 1.1;
  const width = Math.PI * 0.8;
  const point = (radius: number, angle: number): string =>
    `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  const rays = goalIds.map((id, i) => {
    const from = start + (width * (i + 0.05)) / 17;
    const to = start + (width * (i + 0.95)) / 17;
    const reach = outer - (i % 2 ? 26 : 0);
    const fill = night ? mix(goalColour(id), '#10201A', 0.28) : goalColour(id);
    const d = `M${point(inner, from)}L${point(reach, from)}A${reach} ${reach} 0 0 1 ${point(reach, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`;
    return path(d, fill, 'filter="url(#b)"');
  });
  return (
    rays.join('') +
    circle(x, y, inner + 6, night ? '#F6E7BE' : '#FFF3CF', 'filter="url(#b)"') +
    circle(x, y, inner - 38, night ? '#FFF6DD' : '#FFE08A', 'filter="url(#b)"')
  );
};
