const PRESSABLE = 'a[href], button, summary, label, input';
/** A hand that holds still moves by less, in pixels. */
const STILL = 6;

/** A plain press of a control; one with a modifier is the browser's. */
function pressOf({ target, button, clientX, clientY, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return undefined;
  const control = target instanceof Element ? target.closest(PRESSABLE) : null;
  return control instanceof HTMLElement ? { control, x: clientX, y: clientY } : undefined;
}

/**
 * Clicks what was pressed, if it moved away below a pointer that held still. A press takes the focus from a field, whose
 * check then may show a text above the pressed button, and browsers click what both ends of a press have in common.
 * Returns the function that stops it.
 */
export function keepPresses(): () => void {
  let press: ReturnType<typeof pressOf>;
  const onDown = (event: MouseEvent) => {
    press = pressOf(event);
  };
  const onUp = (event: MouseEvent) => {
    const pressed = press;
    press = undefined;
    if (!pressed?.control.isConnected || event.composedPath().includes(pressed.control)) return;
    const isStill = Math.abs(event.clientX - pressed.x) < STILL && Math.abs(event.clientY - pressed.y) < STILL;
    // After the browser's own click.
    if (isStill) setTimeout(() => pressed.control.click());
  };
  document.addEventListener('mousedown', onDown, { capture: true });
  document.addEventListener('mouseup', onUp, { capture: true });
  return () => {
    document.removeEventListener('mousedown', onDown, { capture: true });
    document.removeEventListener('mouseup', onUp, { capture: true });
  };
}
