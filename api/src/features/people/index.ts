export { peopleHandlers } from './people.routes';
