export {
  contributionStatistics,
  contributionsByMonth,
  contributionsByOrganization,
  endorsementsOf,
} from './contribution.service';
