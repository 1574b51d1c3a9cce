import { limits } from '@gyg/contract/rules';
import { TextField } from '@gyg/design-system/forms';
import { paths, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useFieldError } from '../../../shared/schema-form';
import type { SectionForm } from '../model/section-form';
import type { CardValues } from '../model/settings-schemas';
import s from './organization-settings.module.css';

/** The friendly url, with the address that it gives and what a change means. */
export function FriendlyUrlField({ form }: { form: SectionForm<CardValues> }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { register, formState, control } = form;
  const { errors, defaultValues } = formState;
  const typed = useWatch({ control, name: 'friendlyUrl' }) ?? '';
  const saved = defaultValues?.friendlyUrl ?? '';
  const addressOf = (name: string) => `${location.host}${paths.organizationByName(name)}`;
  const changed = typed.trim() !== saved && typed.trim() !== '';
  const error = errors.friendlyUrl;
  return (
    <TextField
      label={t('organization.card.friendlyUrl')}
      hint={
        <span className={s.address}>
          {changed
            ? t('organization.card.friendlyUrlChanged', { address: addressOf(typed.trim()), old: addressOf(saved) })
            : t('organization.card.friendlyUrlHint', { address: addressOf(saved) })}
        </span>
      }
      maxLength={limits.friendlyUrl}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={error?.type === 'invalid_format' ? t('organization.card.friendlyUrlInvalid') : fieldError(error)}
      {...register('friendlyUrl')}
    />
  );
}
