/** A photo with some content, as a chosen file. Sizes in pixels. Needs a browser. */
export async function photo(width: number, height: number, type = 'image/jpeg'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is nothing to draw on');
  context.fillStyle = '#0a97d9';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#fcc30b';
  context.fillRect(width / 3, height / 3, width / 3, height / 3);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type));
  return new File(blob ? [blob] : [], 'shore.jpg', { type });
}
