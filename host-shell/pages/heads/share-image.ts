import { sharePicture } from '@gyg/contract';

/** The picture that other sites show with a link. */
export interface ShareImage {
  url: string;
  alt: string;
  /** Pixels, if known. */
  size?: { width: number; height: number };
}

const shareSize = { width: 1200, height: 630 };

/** The picture of a thing for links to it; undefined if it has none. */
export function shareImage(url: string | null | undefined, alt: string): ShareImage | undefined {
  if (url === null || url === undefined || url === '') return undefined;
  const shared = sharePicture(url);
  return { url: shared, alt, ...(shared.endsWith('-share.jpg') && { size: shareSize }) };
}
