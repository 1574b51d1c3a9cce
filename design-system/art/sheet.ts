interface Sheet {
  width: number;
  height: number;
  frame: { x: number; y: number; width: number; height: number };
  content: string;
}

/** An SVG document of `width` by `height` pixels that shows `frame` of a drawing. */
export const sheet = ({ width, height, frame, content }: Sheet): string => {
  const box = [frame.x, frame.y, frame.width, frame.height].map((value) => Math.round(value * 10) / 10).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
};

/** Content with the shadow of paper; the drawing defines it. */
export const lift = (content: string): string => `<g filter="url(#low)">${content}</g>`;
