import { Button } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { PictureDialog } from './picture-dialog';

export interface PictureActionProps {
  userId: string;
  /** Whether there is already a picture to change. */
  hasPicture: boolean;
}

/** A button that opens the crop tool, for the owner of the profile. */
export function PictureAction({ userId, hasPicture }: PictureActionProps) {
  const { t } = useTranslation('public');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" icon={hasPicture ? 'image' : 'upload'} onClick={() => setOpen(true)}>
        {hasPicture ? t('profile.picture.change') : t('profile.picture.upload')}
      </Button>
      <PictureDialog userId={userId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
