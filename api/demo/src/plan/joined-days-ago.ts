import { content } from '../content/content';
import { spread } from './spread';

/**
 * How many days ago a member joined: after the accepted invitation or request in the data, otherwise some time in the
 * first third of the organisation's `age` in days.
 */
export function joinedDaysAgo(organization: string, person: string, age: number): number {
  const { requests, invites } = content();
  const requested = requests.answeredMemberships.find(
    (request) => request.organization === organization && request.person === person && request.status === 'ACCEPTED',
  );
  const invited = invites.find(
    ({ from, gyg, to, status }) =>
      from === organization && gyg === undefined && 'person' in to && to.person === person && status === 'ACCEPTED',
  );
  const accepted = requested ?? invited;
  return accepted ? accepted.daysAgo - 1 : age - Math.floor((age / 3) * spread(`${organization} ${person} joined`));
}
