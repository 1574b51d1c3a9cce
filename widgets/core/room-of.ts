import { heightOf } from '@gyg/contract/widgets/room';

/** The height that is reserved for an element, in pixels. */
export const roomOf = (element: HTMLElement): number =>
  heightOf(
    element.localName,
    { width: element.clientWidth, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) },
    (name) => element.getAttribute(name),
  );
