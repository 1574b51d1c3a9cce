export type { Period } from '../../queries/period.repository';
export {
  contributionStatistics,
  contributionsByMonth,
  contributionsByOrganization,
  endorsementsOf,
} from './contribution.service';
export { hoursOf } from './contribution-sums';
