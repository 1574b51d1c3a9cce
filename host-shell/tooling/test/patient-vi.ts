import { vi } from 'vitest';
import { patience } from './patience.mjs';

// Vitest gives up after a second, and has no setting for it.
const { waitFor, waitUntil } = vi;
vi.waitFor = (callback, options) => waitFor(callback, patiently(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patiently(options));

type Options = Parameters<typeof waitFor>[1];

const patiently = (options: Options): Options =>
  typeof options === 'number' ? options : { timeout: patience, ...options };
