import { isOnline } from '@gyg/contract/gyg-place';
import { limits } from '@gyg/contract/rules';
import { RadioCards, TextField } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useRef } from 'react';
import { fieldOfProblem } from '../../../shared/gyg-acts';
import { useFieldError } from '../../../shared/schema-form';
import { AddressMap } from './address-map';
import { useForms } from './forms-context';

/** At an address, which is checked on the map, or online. */
export function PlaceFields() {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { form } = useForms().place;
  const { control, register, setValue, formState } = form;
  const address = useWatch({ control, name: 'address' });
  const online = isOnline(address);
  const lastAddress = useRef(online ? '' : address);
  const choose = (toOnline: boolean) => {
    if (toOnline) lastAddress.current = address;
    setValue('address', toOnline ? 'online' : lastAddress.current, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <RadioCards
        legend={t('editor.place.kind')}
        value={online ? 'online' : 'place'}
        onValueChange={(kind) => choose(kind === 'online')}
        options={[
          { value: 'place', title: t('editor.place.atPlace'), detail: t('editor.place.atPlaceText') },
          { value: 'online', title: t('editor.place.online'), detail: t('editor.place.onlineText') },
        ]}
      />
      {!online && (
        <>
          <TextField
            id={fieldOfProblem.address}
            label={t('editor.place.address')}
            hint={t('editor.place.addressHint')}
            maxLength={limits.address}
            autoComplete="off"
            error={fieldError(formState.errors.address)}
            {...register('address')}
          />
          <AddressMap address={address} />
        </>
      )}
    </>
  );
}
