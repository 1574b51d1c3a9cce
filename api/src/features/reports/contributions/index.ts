export type { Period } from '../../../access/queries/gyg-states.repository';
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
