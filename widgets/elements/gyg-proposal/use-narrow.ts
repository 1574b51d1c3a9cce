import { useSize } from '../../core/preact/use-size';

/** The width in pixels below which the form needs the whole screen. */
const narrowBelow = 460;

/** Whether the element is too narrow for a form in place. */
export const useNarrow = (element: HTMLElement): boolean =>
  useSize(element, () => element.clientWidth > 0 && element.clientWidth < narrowBelow);
