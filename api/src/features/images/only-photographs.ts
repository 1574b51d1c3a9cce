import sharp from 'sharp';

/**
 * Removes all decoders except JPEG and PNG from this process, so that SVG, PDF, TIFF and others can never process
 * uploads, even if the check of the first bytes failed. Call it after other pictures have been drawn.
 */
export function decodeOnlyPhotographs(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });
}
