export { bookPlace, cancelPlace } from './book-place.service';
export { cancelPlacesOfErased } from './cancel-erased.service';
export { recipientHandlers } from './recipient.routes';
export { findOwnPlace, findRecipientGyg, listNamedRecipients, listUserPlaces } from './recipient.service';
