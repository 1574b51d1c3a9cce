import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';

/**
 * Browser test setup: moves the pointer away from its last position, so that elements rendered below it are not
 * hovered.
 */
beforeAll(async () => {
  const corner = document.body.appendChild(document.createElement('div'));
  Object.assign(corner.style, { position: 'fixed', right: 0, bottom: 0, width: '4px', height: '4px' });
  await userEvent.hover(corner);
  corner.remove();
});
