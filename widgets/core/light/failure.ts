import { smallIcons } from '@gyg/design-system/elements/small';
import { drawn, el } from './dom';
import type { Around } from './surface';
import { cardTexts } from './texts';

/** Whether the author wrote content into the tag, for visitors who cannot see the element's own. */
const hasFallback = (host: Element): boolean => host.childElementCount > 0 || (host.textContent ?? '').trim() !== '';

/** What is shown when nothing can be: the author's own content and a quiet retry, or a message. */
export function failure(host: HTMLElement, { language, origin }: Around, onRetry: () => void): HTMLElement {
  const texts = cardTexts[language];
  const retry = el('button', { type: 'button', part: 'button', click: onRetry }, texts.retry);
  if (hasFallback(host)) return el('div', { part: 'error' }, el('slot'), el('p', { class: 'note' }, retry));
  const sign = el('span', { class: 'danger' }, drawn(smallIcons.alert));
  return el(
    'div',
    { class: 'box', part: 'error', role: 'alert' },
    el('p', { class: 'note' }, sign, navigator.onLine ? texts.failed : texts.offline),
    el('p', { class: 'note' }, retry, el('a', { href: origin }, texts.open)),
  );
}

/** The platform's name with a link to it. */
export const poweredBy = ({ language, origin }: Around): HTMLElement =>
  el('p', { class: 'by', part: 'footer' }, cardTexts[language].poweredBy, el('a', { href: origin }, 'Gyg'));

/** Says that what is shown is from an earlier time, in milliseconds, and why. */
export function oldNote({ language }: Around, at: number): HTMLElement {
  const { updated, offline } = cardTexts[language];
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const text = `${navigator.onLine ? '' : `${offline} `}${updated(clock.format(at))}`;
  return el('p', { class: 'note', part: 'note', role: 'status' }, text);
}
