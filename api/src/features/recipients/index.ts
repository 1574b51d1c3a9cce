export { bookBeneficiaryPlace, cancelBeneficiaryPlace } from './book-beneficiary-place.service';
export { cancelBeneficiaryPlacesOfErasedUser } from './cancel-places-of-erased-user.service';
export { presentBeneficiaryPlace } from './recipient.presenter';
export type { RecipientRow as PlaceRow } from './recipient.repository';
export { recipientHandlers } from './recipient.routes';
export {
  findOwnBeneficiaryPlace,
  findRecipientGyg,
  listNamedRecipients,
  listUserPlaceRows,
} from './recipient.service';
