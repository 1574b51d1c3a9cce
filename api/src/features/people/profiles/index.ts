export { userProfileHandlers } from './user-profile.routes';
