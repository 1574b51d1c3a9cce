import sharp from 'sharp';

/**
 * Takes from this process every decoder but those of JPEG and PNG, for good: SVG, PDF, TIFF and others never meet what
 * people send, even if the check of their first bytes had a hole. Call it once nothing else is drawn any more.
 */
export function decodeOnlyPhotographs(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
}
