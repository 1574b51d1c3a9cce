export { PersonName } from './person-name';
