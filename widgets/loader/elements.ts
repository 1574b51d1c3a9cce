import { heightOf } from '@gyg/contract/widgets/room';

/** The height of an element in pixels, before its code has loaded. */
export const roomOf = (element: HTMLElement): number =>
  heightOf(
    element.localName,
    { width: element.clientWidth, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) },
    (name) => element.getAttribute(name),
  );
