const defs =
  '<defs><filter id="a" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="-3" stdDeviation="7" flood-color="#0b1612" flood-opacity=".3"/></filter>' +
  '<filter id="b" x="-30%" y="-30%" width="160%" height="170%"><feDropShadow dx="1" dy="3" stdDeviation="3.2" flood-color="#0b1612" flood-opacity=".34"/></filter>' +
  '<filter id="c" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="26"/></filter>';
const glow =
  '<radialGradient id="glow"><stop offset="0" stop-color="#FFD27A" stop-opacity=".6"/><stop offset=".45" stop-color="#FFB84D" stop-opacity=".2"/><stop offset="1" stop-color="#FFB84D" stop-opacity="0"/></radialGradient>';

export interface Sheet {
  width: number;
  height: number;
  frame: { x: number; y: number; width: number; height: number };
  ground: string;
  content: string;
}

/**
 * An SVG document of `width` by `height` pixels that shows `frame` of the stage. Filters a and b are paper shadows, c
 * is a glow; the gradient `glow` is the light around a lamp.
 */
export const sheet = ({ width, height, frame, ground, content }: Sheet): string => {
  const box = [frame.x, frame.y, frame.width, frame.height].map((value) => Math.round(value * 10) / 10).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">` +
    `${defs}${content.includes('url(#glow)') ? glow : ''}</defs><rect x="-2000" y="-2000" width="6000" height="6000" fill="${ground}"/>${content}</svg>`
  );
};
