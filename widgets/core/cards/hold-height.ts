/**
 * Keeps the height of `base` while something that the visitor sees stands below it, so that it does not jump when less
 * came than was reserved. It is released when what follows is out of view, or with the visitor's next action, which
 * browsers expect to move things. Returns a function that releases it at once.
 */
export function holdHeight(host: HTMLElement, base: HTMLElement, height: number): () => void {
  const isSeen = () => {
    const { bottom } = host.getBoundingClientRect();
    return bottom > 0 && bottom < innerHeight;
  };
  const events = ['scroll', 'resize', 'pointerdown', 'keydown'];
  const release = () => {
    base.style.minHeight = '';
    for (const name of events) removeEventListener(name, let_, true);
  };
  const let_ = ({ type }: Event) => {
    if (type !== 'scroll' || !isSeen()) release();
  };
  base.style.minHeight = `${height}px`;
  if (base.scrollHeight >= height && isSeen()) for (const name of events) addEventListener(name, let_, true);
  else release();
  return release;
}
