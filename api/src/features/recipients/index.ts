export { bookBeneficiaryPlace, cancelBeneficiaryPlace } from './book-beneficiary-place.service';
export { cancelBeneficiaryPlacesOfErasedUser } from './cancel-places-of-erased-user.service';
export { recipientHandlers } from './recipient.routes';
export {
  findOwnBeneficiaryPlace,
  findRecipientGyg,
  listNamedRecipients,
  listUserBeneficiaryPlaces,
} from './recipient.service';
