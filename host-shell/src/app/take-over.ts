import { type FirstViewAnswers, type FirstViewData, firstViewId, laterStyle } from '@gyg/contract/first-view';
import { queryClient } from '@gyg/platform/internal';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCacheEntry = (value: unknown): value is FirstViewAnswers[number] =>
  Array.isArray(value) && value.length === 2 && Array.isArray(value[0]);

const isFirstViewData = (value: unknown): value is FirstViewData =>
  isObject(value) &&
  (value.language === 'en' || value.language === 'sv') &&
  isObject(value.remotes) &&
  Array.isArray(value.answers) &&
  value.answers.every(isCacheEntry);

/** What the server has sent with the page's first view; undefined for a page without content. */
export function readFirstView(): FirstViewData | undefined {
  const text = document.getElementById(firstViewId)?.textContent;
  if (text === undefined || text === null) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    return isFirstViewData(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

let release: () => void = () => undefined;

/**
 * Keeps what the visitor clicks until the page has been taken over: links work at once, buttons need its scripts. The last
 * click is then made again.
 */
export function holdClicks(root: HTMLElement): void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
  };
  root.addEventListener('click', hold, { capture: true });
  release = () => {
    root.removeEventListener('click', hold, { capture: true });
    release = () => undefined;
    if (held?.isConnected) held.click();
  };
}

/** The first screen responds: what the page was rendered with is needed no more. */
export function endTakeOver(): void {
  document.getElementById(firstViewId)?.remove();
  release();
}

/** Puts the responses that the first view was rendered with into the cache: the page then renders the same. */
export function cacheResponses({ answers }: FirstViewData): void {
  for (const [key, data] of answers) queryClient.setQueryData(key, data);
}

/** Sets the styles of elements that have their own, such as the length of a bar. */
export function setLaterStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${laterStyle}]`)) {
    element.style.cssText = element.getAttribute(laterStyle) ?? '';
    element.removeAttribute(laterStyle);
  }
}
