export { purgeCounters } from './counter.repository';
export { createLocalRateLimiter } from './local-rate-limiter';
export { networkOf } from './network-of';
export {
  type Charge,
  type Counted,
  createRateLimiter,
  percentOf,
  type RateLimit,
  type RateLimiter,
  secondsToWait,
} from './rate-limiter';
