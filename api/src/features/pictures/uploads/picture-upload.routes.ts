import type { Handlers } from '../../../http/call';
import {
  uploadGygImage,
  uploadOrganizationPicture,
  uploadProfileImage,
  uploadProposalImage,
} from './upload-picture.service';

export const pictureUploadHandlers = {
  uploadProfileImage: (call) => uploadProfileImage(call, call.body.userId),
  uploadGygImage: (call) => uploadGygImage(call, call.body.gygId),
  uploadOrganizationHero: (call) =>
    uploadOrganizationPicture(call, 'uploadOrganizationHero', call.params.organizationId),
  uploadOrganizationLogo: (call) =>
    uploadOrganizationPicture(call, 'uploadOrganizationLogo', call.params.organizationId),
  uploadProposalImage: (call) => uploadProposalImage(call),
} satisfies Partial<Handlers>;
