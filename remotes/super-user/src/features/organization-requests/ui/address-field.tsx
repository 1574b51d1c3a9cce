import { limits } from '@gyg/contract/rules';
import { TextField } from '@gyg/design-system/forms';
import { paths, useSettled, useTranslation } from '@gyg/platform';
import { type useForm, useWatch } from '@gyg/platform/forms';
import { useAddressFree } from '../api/find-organization-by-address';
import { addressProblem, type DecisionValues } from '../model/decision';

interface AddressFieldProps {
  form: ReturnType<typeof useForm<DecisionValues>>;
  /** Free, as the API says. */
  suggested: string;
}

/** The address on the platform, and whether it is free. */
export function AddressField({ form: { register, control, formState }, suggested }: AddressFieldProps) {
  const { t } = useTranslation('super-user');
  const typed = useWatch({ control, name: 'friendlyUrl' }).trim();
  const settled = useSettled(typed);
  const asked = settled !== suggested && addressProblem(settled) === undefined ? settled : '';
  const askedIsFree = useAddressFree(asked);
  const isFree = typed === suggested ? true : asked !== '' && asked === typed ? askedIsFree : undefined;
  const path = paths.organizationByName(typed);
  const taken = isFree === false ? t('decision.taken') : undefined;
  return (
    <TextField
      label={t('decision.address')}
      hint={isFree ? t('decision.free', { path }) : path}
      maxLength={limits.friendlyUrl}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={formState.errors.friendlyUrl?.message ?? taken}
      {...register('friendlyUrl')}
    />
  );
}
