import type { Page } from '@playwright/test';

/** A photo with some content, as a file to upload. Sizes in pixels. */
export async function photo(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    async ({ width, height }) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is nothing to draw on');
      context.fillStyle = '#0a97d9';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#fcc30b';
      context.fillRect(width / 3, height / 3, width / 3, height / 3);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { width, height },
  );
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
