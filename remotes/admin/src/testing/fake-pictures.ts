import { vi } from 'vitest';

/** A file that starts as a JPEG. */
export const photo = (name: string) => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: 'image/jpeg' });

/** The test DOM decodes no images. This opens each JPEG or PNG; returns a function that ends it. */
export function fakePictures(): () => void {
  const { prototype } = HTMLCanvasElement;
  const { getContext, toDataURL } = prototype;
  const nothing = () => undefined;
  const context = { drawImage: nothing, scale: nothing, translate: nothing, rotate: nothing };
  Object.assign(prototype, { getContext: () => context, toDataURL: () => 'data:image/webp,' });
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 675, close: () => undefined }));
  return () => {
    Object.assign(prototype, { getContext, toDataURL });
    vi.unstubAllGlobals();
  };
}
