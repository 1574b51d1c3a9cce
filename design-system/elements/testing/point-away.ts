import { beforeAll } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Set-up of tests in a browser: the pointer stands where the last file left it, and what came to lie under it would show so. */
beforeAll(async () => {
  const corner = document.body.appendChild(document.createElement('div'));
  Object.assign(corner.style, { position: 'fixed', right: 0, bottom: 0, width: '4px', height: '4px' });
  await userEvent.hover(corner);
  corner.remove();
});
