import type { GygCard } from '@gyg/contract';
import { goalColours, smallIcons } from '@gyg/design-system/elements/small';
import type { Language } from '../texts';
import { drawn, el } from './dom';
import { type CardTexts, cardTexts } from './texts';

/** What a card depends on besides its gyg. */
export interface CardLook {
  language: Language;
  theme: 'light' | 'dark';
  /** The platform's origin. */
  origin: string;
  /** Whether the gyg opens in a new window. */
  win: boolean;
  /** Whether to show the host's name. */
  withHost: boolean;
}

/** The picture over the goal's colour, which shows if the picture is missing or a strict page refuses it. */
function picture({ goal, goalTitle, ...gyg }: GygCard, { theme, origin }: CardLook, sizes: string): HTMLElement {
  const shown = (theme === 'dark' && gyg.night) || gyg.picture;
  const srcset = shown?.srcset.replace(/(^|, )\//g, `$1${origin}/`);
  const image = (src: string, values: Record<string, string | number | undefined>) => {
    const made = el('img', { ...values, src: new URL(src, origin).href, error: () => made.remove() });
    return made;
  };
  const drawnBy = { alt: '', loading: 'lazy', width: 640, height: 400, sizes, srcset: srcset || undefined };
  const tile = el('span', { class: 'tile' }, `${goal}`);
  tile.append(image(`/widgets/goals/${goal}.svg`, { alt: goalTitle, title: goalTitle, width: 40, height: 40 }));
  const frame = el('div', { class: 'pic' }, shown && image(shown.src, drawnBy), tile);
  frame.style.setProperty('--goal', goalColours[goal - 1] ?? '');
  return frame;
}

/** What is wanted, with numbers; of a past gyg what came of it. */
function needs({ needs, moreNeeds, result }: GygCard, { wanted }: CardTexts): HTMLElement {
  const named = needs
    .flatMap(({ title, count }) => [', ', el('bdi', {}, title), ' ', el('b', {}, `${count}`)])
    .slice(1);
  const label = named.length > 0 && el('span', { class: 'hid' }, wanted);
  return el('p', { class: 'needs', part: 'needs' }, result, label, ...named, moreNeeds && `, ${moreNeeds}`);
}

/**
 * One gyg as a card of a fixed height for its width. `sizes` is the width of its picture, as in an image's `sizes`.
 * `onOpen` is called when a visitor selects it here, and returns whether to open it.
 */
export function card(gyg: GygCard, look: CardLook, sizes: string, onOpen: (url: string) => boolean): HTMLElement {
  const { language, origin, win, withHost } = look;
  const texts = cardTexts[language];
  const url = new URL(gyg.url, origin).href;
  const click = (event: Event) => {
    const isPlain =
      event instanceof MouseEvent &&
      event.button === 0 &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (isPlain && !onOpen(url)) event.preventDefault();
  };
  const mark = gyg.stateLabel && el('span', { class: 'state' }, gyg.stateLabel);
  const when = el('time', { datetime: gyg.dateTime }, gyg.when);
  const target = win && { target: '_blank', 'aria-description': texts.newWindow };
  return el(
    'article',
    { class: 'card', part: 'card' },
    picture(gyg, look, sizes),
    el(
      'div',
      { class: 'body' },
      el('h3', { class: 'title', part: 'title' }, el('a', { href: url, lang: gyg.lang, click, ...target }, gyg.title)),
      el(
        'div',
        { class: 'facts', 'data-host': withHost },
        el('p', {}, drawn(smallIcons.calendar), mark, mark && ' · ', when),
        gyg.place !== '' && el('p', {}, drawn(smallIcons.pin), gyg.place),
        withHost && el('p', {}, gyg.host),
      ),
      needs(gyg, texts),
      el('p', { class: 'url' }, url),
    ),
  );
}

/** The shape of a card while its gyg is loading. */
export const waitingCard = (withHost: boolean): HTMLElement =>
  el(
    'div',
    { class: 'card wait' },
    el('div', { class: 'pic' }),
    el(
      'div',
      { class: 'body' },
      el('p', { class: 'title' }),
      el('div', { class: 'facts', 'data-host': withHost }),
      el('p', { class: 'needs' }),
    ),
  );
