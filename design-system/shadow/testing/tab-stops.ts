const CANDIDATES = 'a[href], button, input, select, textarea, summary, [tabindex]';

const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** The tab stops in document order; of radio buttons with the same name only the selected one, else the first. */
export function tabStops(place: Element): HTMLElement[] {
  const all = [...place.querySelectorAll<HTMLElement>(CANDIDATES)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]') && isSeen(element),
  );
  const radios = (name: string) =>
    all.filter(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement && element.type === 'radio' && element.name === name,
    );
  return all.filter((element) => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = radios(element.name);
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  });
}
