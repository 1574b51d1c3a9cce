export { bookBeneficiaryPlace, cancelBeneficiaryPlace } from './book-beneficiary-place.service';
export { cancelBeneficiaryPlacesOfErasedUser } from './cancel-places-of-erased-user.service';
export { presentBeneficiaryPlace } from './recipient.presenter';
export { listMyPlaceRows, type RecipientRow as MyPlaceRow } from './recipient.repository';
export { recipientHandlers } from './recipient.routes';
export {
  findOwnBeneficiaryPlace,
  findRecipientGyg,
  listNamedRecipients,
} from './recipient.service';
