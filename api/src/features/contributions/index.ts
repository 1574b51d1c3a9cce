export { type Period, within } from './contribution.repository';
export {
  contributionStatistics,
  contributionsByMonth,
  contributionsByOrganization,
  endorsementsOf,
} from './contribution.service';
export { hoursOf } from './contribution-sums';
