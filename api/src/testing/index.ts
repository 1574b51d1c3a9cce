export { rebuildCards } from '../features/gygs/read';
export { searchText } from '../text/search-text';
export { DEMO_HOST, seedManyBookings } from './bench/seed-many-bookings';
export { createStatementCounter } from './count-statements';
export { createTestApi, type TestApi, type TestApiOptions, testConfig } from './test-api';
export type { CallAnswer, CallOptions } from './test-call';
export { createTestClock, hour, type TestClock } from './test-clock';
export type { TestUser } from './test-factories';
export { createTestIssuer } from './test-tokens';
