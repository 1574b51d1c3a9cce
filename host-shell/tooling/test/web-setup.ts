import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A test fails by what it finds, not by how long a busy machine took.
configure({ asyncUtilTimeout: 10_000 });

// Tests import what they use, so the library does not see a global afterEach to hang its own cleaning on.
afterEach(cleanup);
