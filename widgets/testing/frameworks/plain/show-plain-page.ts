import type { PageState, ShowPage } from '../framework';

/** A page whose own script makes elements, sets their properties and puts them where they belong. */
export const showPlainPage: ShowPage = async (into, first) => {
  let state = first;
  const list = document.createElement('gyg-list');
  list.addEventListener('gyg-list-loaded', (event) => state.onLoaded(event));
  list.addEventListener('gyg-list-open', (event) => state.onOpen(event));
  const link = document.createElement('a');
  link.href = '/gygs';
  const need = document.createElement('gyg-need');
  need.setAttribute('gyg', 'ren-kust/shore');
  need.setAttribute('need', 'need-picker');
  const cards = new Map<string, HTMLElement>();
  const cardOf = (gyg: string) => {
    const card = cards.get(gyg) ?? document.createElement('gyg-card');
    cards.set(gyg, card);
    return Object.assign(card, { api: state.api, gyg });
  };

  const update = async (next: PageState) => {
    state = next;
    const { api, organization, row, win, recipient } = state;
    Object.assign(list, { api, organization, row, win });
    if (state.whenEmpty === undefined) list.removeAttribute('when-empty');
    else list.setAttribute('when-empty', state.whenEmpty);
    link.textContent = state.link;
    if (state.link === '') link.remove();
    else list.append(link);
    Object.assign(need, { api, recipient });
    into.replaceChildren(...(state.hasList ? [list] : []), ...state.gygs.map(cardOf), ...(state.hasNeed ? [need] : []));
    state.keepList(list);
  };
  await update(first);
  return { update, unmount: () => into.replaceChildren() };
};
