import { heightOf } from '@gyg/contract/widgets/height';

/** The height that is reserved for an element, in pixels. */
export const reservedHeight = (element: HTMLElement): number =>
  heightOf(
    element.localName,
    { width: element.clientWidth, fontSize: Number.parseFloat(getComputedStyle(element).fontSize) },
    (name) => element.getAttribute(name),
  );
