import type { OrganizationRequestDetail } from '@gyg/contract';
import { organizationTypes } from '@gyg/contract/enums';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Link } from '@gyg/design-system';
import { SelectField, TextArea, TextField } from '@gyg/design-system/forms';
import { paths, useErrorText, useSettled, useTranslation } from '@gyg/platform';
import { type useForm, useWatch } from '@gyg/platform/forms';
import { useAddressFree } from '../api/request-calls';
import { mailAddress } from '../model/contact-address';
import { addressProblem, type DecisionValues, useDecision } from '../model/use-decision';
import s from './request-detail.module.css';

interface DecisionFormProps {
  request: OrganizationRequestDetail;
  onAnswered: () => void;
}

/** What the organisation becomes and what its requester reads. Enter does not decide: only the buttons do. */
export function DecisionForm({ request, onAnswered }: DecisionFormProps) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const { form, accept, decline, sending, error } = useDecision(request, onAnswered);
  const { register, formState } = form;
  const { errors } = formState;
  const person = request.requesterName || t('requests.erased');
  const question = mailAddress(request.requesterEmail, t('decision.questionSubject', { name: request.name }));
  return (
    <form
      className={s.decision}
      noValidate
      aria-label={t('decision.title')}
      onSubmit={(event) => event.preventDefault()}
    >
      <h3 className={s.subtitle}>{t('decision.title')}</h3>
      <div className={s.fields}>
        <TextField
          label={t('decision.name')}
          autoComplete="off"
          maxLength={limits.name}
          error={errors.name?.message}
          {...register('name')}
        />
        <SelectField
          label={t('decision.type')}
          options={organizationTypes.map((type) => ({ value: type, label: t(`decision.types.${type}`) }))}
          {...register('organizationType')}
        />
        <AddressField form={form} suggested={request.suggestedUrl} />
      </div>
      <TextArea
        label={t('decision.message', { name: person })}
        hint={t(request.locale === 'se' ? 'decision.messageHintSv' : 'decision.messageHintEn')}
        rows={3}
        maxLength={limits.inviteMessage}
        error={errors.message?.message}
        {...register('message')}
      />
      {error !== null && (
        <Banner tone="bad" role="alert">
          {errorText(error).text}
        </Banner>
      )}
      <div className={s.buttons}>
        <Button icon="check" busy={sending === 'accept'} onClick={accept}>
          {t('decision.accept')}
        </Button>
        <Button variant="danger" busy={sending === 'decline'} onClick={decline}>
          {t('decision.decline')}
        </Button>
        {question !== undefined && (
          <Link variant="standalone" href={question}>
            {t('decision.ask')}
          </Link>
        )}
      </div>
      <p className={s.quiet}>
        {t('decision.once', { name: person })} <Link href={paths.auditLog()}>{t('frame.audit')}</Link>
      </p>
    </form>
  );
}

interface AddressFieldProps {
  form: ReturnType<typeof useForm<DecisionValues>>;
  /** Free, as the API says. */
  suggested: string;
}

/** The address on the platform, and whether it is free. */
function AddressField({ form: { register, control, formState }, suggested }: AddressFieldProps) {
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
