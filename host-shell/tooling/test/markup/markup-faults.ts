/**
 * What is wrong with the markup of the page that is shown, shadow roots included: forms inside forms, ids that occur
 * twice, labels and references that lead nowhere, and buttons and links without a name. Empty if nothing is.
 *
 * Journeys run its source in their pages, so it uses nothing from outside.
 */
export function markupFaults(): string[] {
  /** Of React's tree: an element's props, and what is above. */
  interface Fiber {
    type: unknown;
    memoizedProps: { onSubmit?: unknown } | null;
    return: Fiber | null;
  }
  const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-errormessage', 'aria-details', 'form'];
  const NAMED =
    'button, a[href], [role="button"], [role="link"], [role="menuitem"], input:is([type="submit"], [type="button"])';

  const faults: string[] = [];
  const report = (fault: string, element: Element) => faults.push(`${fault}: ${element.outerHTML.slice(0, 160)}`);

  function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
    const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [root, ...inside.flatMap(rootsIn)];
  }

  function fiberOf(element: Element): Fiber | undefined {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    return key === undefined ? undefined : Reflect.get(element, key);
  }

  /** Whether a form's `submit` reaches another form through React's tree, which goes through portals. */
  function reachesAnotherForm(form: Element): boolean {
    for (let above = fiberOf(form)?.return; above; above = above.return) {
      if (typeof above.type !== 'string') continue;
      if (above.type === 'form') return true;
      // A dialog keeps the event to itself.
      if (above.memoizedProps?.onSubmit) return false;
    }
    return false;
  }

  const isPerceived = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"], [inert]') === null;

  function nameOf(node: Node, root: Document | ShadowRoot): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const ids = node.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = ids.map((id) => root.getElementById(id)?.textContent ?? '');
    const attributes = ['aria-label', 'alt', 'value', 'title'].map((name) => node.getAttribute(name) ?? '');
    const content = [...node.childNodes, ...(node.shadowRoot?.childNodes ?? [])];
    return [...labels, ...attributes, ...content.map((child) => nameOf(child, root))].join('').trim();
  }

  for (const root of rootsIn(document)) {
    for (const form of root.querySelectorAll('form')) {
      if (form.parentElement?.closest('form')) report('a form inside a form', form);
      else if (reachesAnotherForm(form)) report('a form that also submits another one', form);
    }

    const ids = new Set<string>();
    for (const element of root.querySelectorAll('[id]')) {
      if (ids.has(element.id)) report(`the id ${element.id} a second time`, element);
      ids.add(element.id);
    }

    for (const label of root.querySelectorAll('label')) {
      if (label.control === null) report('a label of no control', label);
    }
    for (const name of REFERENCES) {
      for (const element of root.querySelectorAll(`[${name}]`)) {
        const missing =
          element
            .getAttribute(name)
            ?.split(/\s+/)
            .filter((id) => root.getElementById(id) === null) ?? [];
        if (missing.length > 0) report(`${name} leads nowhere (${missing.join(', ')})`, element);
      }
    }

    for (const element of root.querySelectorAll(NAMED)) {
      if (isPerceived(element) && nameOf(element, root) === '') report('without a name', element);
    }
  }
  return faults;
}
