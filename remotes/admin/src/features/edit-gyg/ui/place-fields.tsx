import { isOnline } from '@gyg/contract/gyg-place';
import { limits } from '@gyg/contract/rules';
import { Banner } from '@gyg/design-system';
import { PlaceMap } from '@gyg/design-system/details';
import { RadioCards, TextField } from '@gyg/design-system/forms';
import { useConfig, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useRef } from 'react';
import { fieldOfProblem } from '../../../shared/gyg-acts';
import { useEditor } from '../../../shared/gyg-editor';
import { useFieldError } from '../../../shared/schema-form';
import { useAddressCheck } from '../api/geocode';
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

const mapLink = (address: string) => `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;

/** The address on a map; or a hint that only its town is known, or neither. */
function AddressMap({ address }: { address: string }) {
  const { t } = useTranslation('admin');
  const { desk } = useEditor();
  const config = useConfig();
  const { position, town, unknown } = useAddressCheck(address);
  if (unknown) return <Banner tone="warn">{t('editor.place.unknown')}</Banner>;
  if (town !== undefined) return <Banner>{t('editor.place.byTown', { town })}</Banner>;
  const tiles = config?.mapTiles ?? null;
  if (position === null) return null;
  return (
    <PlaceMap
      data-goal={desk.gyg.sdgGoalId}
      label={address}
      height={200}
      position={position}
      tiles={tiles}
      href={mapLink(address)}
      texts={{
        open: t('editor.map.open'),
        howTo: t('editor.map.howTo'),
        zoomIn: t('editor.map.zoomIn'),
        zoomOut: t('editor.map.zoomOut'),
        wheel: t('editor.map.wheel'),
        touch: t('editor.map.touch'),
      }}
    />
  );
}
