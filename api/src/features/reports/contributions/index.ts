export type { Period } from '../../../access/queries/gyg-states.repository';
export {
  contributionStatistics,
  contributionsByMonth,
  contributionsByOrganization,
  contributionsTogether,
  endorsementsOf,
  goalHoursByOrganization,
  groupedBy,
  hoursOf,
  monthsOfContributions,
} from './contribution.service';
