/** A generated photo: sky, sea, a boat. */
export async function photo(width: number, height: number, type = 'image/jpeg', name = 'boat.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  const fill = (colour: string, x: number, y: number, w: number, h: number) => {
    context.fillStyle = colour;
    context.fillRect(x * width, y * height, w * width, h * height);
  };
  fill('#bfe3ee', 0, 0, 1, 1);
  fill('#fcc30b', 0.68, 0.12, 0.12, 0.12);
  fill('#0a97d9', 0, 0.6, 1, 0.4);
  fill('#7a2318', 0.3, 0.54, 0.4, 0.1);
  fill('#fffdf8', 0.46, 0.24, 0.16, 0.28);
  return new File([await canvas.convertToBlob({ type })], name, { type });
}
