import { Dialog } from '../dialog/dialog';
import { ImageCropper } from '../image-cropper/image-cropper';
import type { FileCrop } from './file-field-texts';

export interface CropDialogProps {
  crop: FileCrop | undefined;
  /** The chosen file; without it the dialog is closed. */
  file: File | undefined;
  onClose: () => void;
  onCropped: (file: File) => void;
}

/** The cropper in a dialog, for the chosen file. */
export const CropDialog = ({ crop, file, onClose, onCropped }: CropDialogProps) => {
  if (crop === undefined) return null;
  const { title, closeLabel, aspect, minHeight, shape, texts } = crop;
  return (
    <Dialog open={file !== undefined} onClose={onClose} title={title} closeLabel={closeLabel}>
      <ImageCropper {...{ aspect, minHeight, shape, texts, file, onCropped }} onCancel={onClose} />
    </Dialog>
  );
};
