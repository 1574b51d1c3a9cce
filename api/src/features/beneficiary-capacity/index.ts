export {
  getFreeBeneficiaryPlaces,
  holdBeneficiaryPlace,
  releaseBeneficiaryPlace,
  releaseHeldBeneficiaryPlace,
  reserveBeneficiaryPlace,
} from './beneficiary-capacity.service';
