import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Tests import what they use, so the library does not see a global afterEach to hang its own cleaning on.
afterEach(cleanup);
