import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A test fails by its result, not by the speed of a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// Tests import what they use, so there is no global afterEach for the library's automatic cleanup.
afterEach(cleanup);
