/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A part of a picture, from its top left corner. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** What a crop must be: its shape as width divided by height, and its minimum height in pixels. */
export interface CropRule {
  aspect: number;
  minHeight: number;
}

/** The maximum size of the cropper's output, in pixels. */
const largest: Size = { width: 1920, height: 1080 };
/** The highest useful zoom. */
const closest = 6;
/** The tolerance of a crop's shape: a picture of 1066 by 600 counts as 16:9. */
const tolerance = 0.005;

const highestCrop = (size: Size, aspect: number) => Math.min(size.height, size.width / aspect);

/** Whether a crop of the rule's shape and height fits into the picture. */
export function isLargeEnough(size: Size, { aspect, minHeight }: CropRule): boolean {
  return size.height >= minHeight && highestCrop(size, aspect) * (1 + tolerance) >= minHeight;
}

/** The maximum zoom before the crop has too few pixels; 1 where the picture is just large enough. */
export function mostZoom(size: Size, { aspect, minHeight }: CropRule): number {
  return Math.min(closest, Math.max(1, highestCrop(size, aspect) / minHeight));
}

/**
 * The crop in the picture's own pixels, from percentages of it; of the rule's shape, at least its minimum height, and
 * inside the picture. Undefined if there is no crop (none was made, or it has no size).
 */
export function areaInPixels(percent: Area | undefined, size: Size, { aspect, minHeight }: CropRule): Area | undefined {
  if (percent === undefined || !(percent.width > 0) || !(percent.height > 0)) return undefined;
  const height = Math.min(size.height, Math.max(minHeight, Math.round((percent.height / 100) * size.height)));
  const width = Math.min(size.width, Math.round(height * aspect));
  const within = (start: number, length: number, whole: number) =>
    Math.min(whole - length, Math.max(0, Math.round((start / 100) * whole)));
  return { x: within(percent.x, width, size.width), y: within(percent.y, height, size.height), width, height };
}

/** The output size of a crop: at most 1920 by 1080, unchanged if it is smaller. */
export function sizeOfCrop({ width, height }: Size): Size {
  const scale = Math.min(1, largest.width / width, largest.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
