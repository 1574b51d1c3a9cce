import { limits } from '@gyg/contract/rules';
import { Checkbox, RichTextEditor } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import { Controller } from '@gyg/platform/forms';
import { useRichTextTexts } from '../../../shared/rich-text';
import { useFieldError } from '../../../shared/schema-form';
import type { NeedForm } from './need-form';
import s from './needs.module.css';

/** The description of a need, and whether its bookings are pending. */
export function NeedDetails({ form }: { form: NeedForm }) {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const texts = useRichTextTexts();
  return (
    <div className={s.details}>
      <Controller
        control={form.control}
        name="description"
        render={({ field }) => (
          <RichTextEditor
            label={t('needs.description')}
            hint={t('needs.descriptionHint')}
            rows={3}
            value={field.value}
            onValueChange={field.onChange}
            maxLength={limits.html}
            error={fieldError(form.formState.errors.description)}
            texts={texts}
          />
        )}
      />
      <Checkbox hint={t('needs.approvalHint')} {...form.register('needsApproval')}>
        {t('needs.approval')}
      </Checkbox>
    </div>
  );
}
