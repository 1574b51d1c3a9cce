export type { Period } from '../../queries/period.repository';
export {
  contributionStatistics,
  contributionsByMonth,
  contributionsByOrganization,
  contributionsTogether,
  endorsementsOf,
  goalHoursByOrganization,
  monthsOfContributions,
} from './contribution.service';
export { hoursOf } from './contribution-sums';
