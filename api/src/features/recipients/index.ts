export {
  bookBeneficiaryPlace,
  cancelBeneficiaryPlace,
  cancelBeneficiaryPlacesOfErasedUser,
} from './book-beneficiary-place.service';
export { presentBeneficiaryPlace } from './recipient.presenter';
export type { RecipientRow as PlaceRow } from './recipient.repository';
export { recipientHandlers } from './recipient.routes';
export {
  findOwnBeneficiaryPlace,
  findRecipientGyg,
  listNamedRecipients,
  listUserPlaceRows,
} from './recipient.service';
