export {
  getFreeBeneficiaryPlaces,
  holdBeneficiaryPlaces,
  releaseBeneficiaryPlace,
  releaseHeldBeneficiaryPlaces,
  reserveBeneficiaryPlace,
} from './beneficiary-capacity.service';
