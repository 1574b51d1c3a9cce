import { type ImageRule, imageLimits } from '@gyg/contract';
import { problem } from '../../problem';

/** Width and height in pixels, after orientation. */
export interface Size {
  width: number;
  height: number;
}

const named = (aspect: number) => (aspect === 1 ? 'a square' : '16:9');

/**
 * The size of the largest stored picture made from one of `size`. Throws `image.too_large`, `image.too_small` or, where
 * the crop is wrong, `image.error_uploading`, each with a message for people.
 */
export function storedSize({ width, height }: Size, { aspect, minHeight, largest }: ImageRule): Size {
  if (width * height > imageLimits.pixels) {
    throw problem('image.too_large', { detail: 'The picture has more than 40 million pixels' });
  }
  if (height < minHeight) {
    const detail = `The picture must be at least ${minHeight} pixels high, this one has ${height}`;
    throw problem('image.too_small', { detail });
  }
  const shape = width / height;
  if (aspect === null) {
    if (shape > imageLimits.widest || shape < 1 / imageLimits.widest) {
      throw problem('image.error_uploading', { detail: 'No side may be longer than three times the other' });
    }
    const scale = Math.min(1, largest.width / width, largest.height / height);
    return { width: Math.round(width * scale), height: Math.round(height * scale) };
  }
  if (Math.abs(shape / aspect - 1) > imageLimits.aspectTolerance) {
    throw problem('image.error_uploading', { detail: `Crop the picture to ${named(aspect)} first` });
  }
  const wide = Math.min(largest.width, Math.floor(Math.min(width, height * aspect)));
  return { width: wide, height: Math.round(wide / aspect) };
}

/** The stored widths of a picture this wide: the rule's smaller ones and the picture's width. */
export function storedWidths(width: number, { widths }: ImageRule): number[] {
  return [...widths.filter((size) => size < width), width];
}
