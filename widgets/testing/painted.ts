/** The red, green and blue (0 to 255) that a CSS colour paints, in any notation. */
export function painted(colour: string): number[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is no canvas');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  return [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** The contrast of two CSS colours by WCAG, from 1 to 21. */
export function contrast(left: string, right: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = painted(colour).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(left), luminance(right)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
