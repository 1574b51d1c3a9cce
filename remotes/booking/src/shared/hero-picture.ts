import { heroSizes } from '@gyg/contract/images';

/** A hero picture for a card beside a page: its sizes, and its displayed width. */
export const heroPicture = (url: string) => ({
  ...heroSizes(url),
  sizes: '(max-width: 700px) 100vw, 380px',
  width: 1600,
  height: 900,
});
