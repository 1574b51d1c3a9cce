/** What another script has put in the place of a node of ours, such as a translated text. */
const standIns = new WeakMap<Node, ChildNode>();

/** Notices texts that were replaced. Once React changes such a text, it takes its place again. */
function watchTexts(body: Node): MutationObserver {
  const observer = new MutationObserver(function note(records) {
    for (const { type, target, removedNodes, addedNodes } of records) {
      if (type === 'characterData') {
        const standIn = standIns.get(target);
        if (standIn?.isConnected && !target.isConnected) standIn.replaceWith(target);
        continue;
      }
      const [removed, added] = [removedNodes[0], addedNodes[0]];
      // React itself never replaces a node in one step.
      if (!(removed instanceof Text && added instanceof Element) || removed.isConnected) continue;
      standIns.set(removed, added);
      observer.observe(removed, { characterData: true });
    }
  });
  observer.observe(body, { childList: true, subtree: true });
  return observer;
}

/** The child of a parent in which a node is now, or what stands in its place. */
function childWith(parent: Node, node: Node): Node | null {
  let child: Node | null = node.isConnected ? node : (standIns.get(node) ?? null);
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Lets translators and extensions change the page. They wrap or replace texts that React remembers, and React would lose
 * the page when it removes such a text or inserts something before it. Both then use what stands in its place.
 */
export function allowForeignNodes(body: Node = document.body): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  const observer = watchTexts(body);
  Node.prototype.removeChild = function removeWherever<Child extends Node>(this: Node, child: Child): Child {
    const standIn = child.parentNode === this ? child : childWith(this, child);
    if (standIn !== null) removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function insertWherever<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ) {
    const place = before === null || before.parentNode === this ? before : childWith(this, before);
    insertBefore.call(this, node, place);
    return node;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { removeChild, insertBefore });
  };
}

/** Whether a translator was at the page before its scripts: it can then not be taken over as it is. */
export const isTranslated = (root: Element): boolean => root.querySelector('font') !== null;
