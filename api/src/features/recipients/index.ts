export { bookPlace, cancelPlace } from './book-place.service';
export { recipientHandlers } from './recipient.routes';
export { findOwnPlace, findRecipientGyg, listNamedRecipients, listUserPlaces } from './recipient.service';
