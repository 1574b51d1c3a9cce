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
export { groupedBy, hoursOf } from './contribution-sums';
