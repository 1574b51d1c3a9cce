import { Avatar, Button, Cluster } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { useState } from 'react';
import { useSavePicture } from '../model/use-save-picture';
import { PictureAction } from './picture-action';

export interface AccountPictureProps {
  userId: string;
  name: string;
  /** The picture's URL, or '' for none. */
  image: string;
}

/** The user's picture on the account page, with buttons to change and remove it. */
export function AccountPicture({ userId, name, image }: AccountPictureProps) {
  const { t } = useTranslation('public');
  const { remove } = useSavePicture(userId);
  const [removing, setRemoving] = useState(false);
  const onRemove = async () => {
    setRemoving(true);
    await remove();
    setRemoving(false);
  };
  return (
    <Cluster gap={3}>
      <Avatar size="xl" seed={name} src={image || undefined} />
      <PictureAction userId={userId} hasPicture={image !== ''} />
      {image !== '' && (
        <Button variant="quiet" size="sm" icon="trash" busy={removing} onClick={() => void onRemove()}>
          {t('profile.picture.remove')}
        </Button>
      )}
    </Cluster>
  );
}
