export { ownPeopleAmong } from './own-people.service';
