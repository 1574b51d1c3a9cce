export { DEMO_HOST, seedManyBookings } from './bench/seed-many-bookings';
export { createStatementCounter } from './count-statements';
export { addBookers, addQueue, addRecipients } from './crowd';
export { createTestApi, type TestApi, type TestApiOptions, testConfig } from './test-api';
export type { CallAnswer, CallOptions } from './test-call';
export { createTestClock, hour, type TestClock } from './test-clock';
export type { TestUser } from './test-factories';
export { createTestIssuer } from './test-tokens';
