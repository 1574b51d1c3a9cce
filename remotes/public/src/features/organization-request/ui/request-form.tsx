import type { Company } from '@gyg/contract';
import { canBeMailed, isEmail, limits, plainLine } from '@gyg/contract/rules';
import { Banner, Button, Cluster, Stack } from '@gyg/design-system';
import { Checkbox, TextArea, TextField } from '@gyg/design-system/forms';
import {
  call,
  isSignedIn,
  paths,
  toLocale,
  useConfig,
  useErrorText,
  useLanguage,
  useMutation,
  useNavigate,
  usePageErrorText,
  useSession,
  useTranslation,
} from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useState } from 'react';
import { EmailField } from '../../../shared/email-field';
import { carry, useCarried } from '../../../shared/use-carried';
import { isWebAddress, toWebAddress, webPrefix } from '../model/web-address';

export interface RequestFormProps {
  /** The invitation being answered. Its organisation and email address are prefilled. */
  invite?: { id: string; company: string; recipient: string } | undefined;
}

/** The form to request an organisation account. */
export function RequestForm({ invite }: RequestFormProps) {
  const { t } = useTranslation('public');
  const profileName = useSession((session) => session.profileName);
  const email = useSession((session) => session.email);
  const carried = useCarried();
  const { send, problem } = useRequest(invite?.id, carried.target);
  const { register, handleSubmit, formState, setValue } = useForm<RequestValues>({
    defaultValues: {
      requesterName: profileName,
      requesterEmail: invite?.recipient ?? (email || (carried.email ?? '')),
      name: invite?.company ?? '',
      website: webPrefix,
      message: '',
      agreePermission: false,
    },
  });
  const { errors, isSubmitting, submitCount } = formState;
  const missing = errors.requesterName ?? errors.requesterEmail ?? errors.name ?? errors.website;
  const messageOf = usePageErrorText();
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack gap={4}>
        {submitCount > 0 && missing && (
          <Banner tone="bad" role="alert" title={messageOf('org_request.missing_mandatory_values')} />
        )}
        {problem && (
          <Banner tone="bad" role="alert" title={t('orgRequest.failed')} data-code="org_request.error_saving_request">
            <p>{problem.text}</p>
            {problem.detail && <small>{problem.detail}</small>}
          </Banner>
        )}
        <TextField
          label={t('orgRequest.requesterName')}
          autoComplete="name"
          maxLength={limits.name}
          error={errors.requesterName?.message}
          {...register('requesterName', {
            validate: (text) => plainLine(text) !== '' || t('orgRequest.requesterNameMissing'),
          })}
        />
        <EmailField
          label={t('orgRequest.requesterEmail')}
          hint={t('orgRequest.requesterEmailHint')}
          error={errors.requesterEmail?.message}
          {...register('requesterEmail', {
            validate: (text) =>
              text.trim() === ''
                ? t('orgRequest.requesterEmailMissing')
                : isEmail(text)
                  ? canBeMailed(text) || t('account.emailLetters')
                  : t('orgRequest.requesterEmailInvalid'),
          })}
        />
        <CompanyLookup
          onFound={({ name, website }) => {
            setValue('name', name, { shouldDirty: true, shouldValidate: true });
            if (website !== null) setValue('website', website, { shouldDirty: true, shouldValidate: true });
          }}
        />
        <TextField
          label={t('orgRequest.name')}
          autoComplete="organization"
          maxLength={limits.name}
          error={errors.name?.message}
          {...register('name', { validate: (text) => plainLine(text) !== '' || t('orgRequest.nameMissing') })}
        />
        <TextField
          label={t('orgRequest.website')}
          type="url"
          autoComplete="url"
          maxLength={limits.url}
          error={errors.website?.message}
          {...register('website', {
            validate: (text) =>
              toWebAddress(text) === ''
                ? t('orgRequest.websiteMissing')
                : isWebAddress(toWebAddress(text)) || t('orgRequest.websiteInvalid'),
          })}
        />
        <TextArea
          label={t('orgRequest.comments')}
          optional={t('common.optional')}
          hint={t('orgRequest.commentsHint')}
          maxLength={limits.inviteMessage}
          counter={(used, most) => t('common.counter', { used, most })}
          {...register('message')}
        />
        <Checkbox
          error={errors.agreePermission?.message}
          {...register('agreePermission', {
            validate: (ticked) => ticked || messageOf('org_request.missing_agree_permission'),
          })}
        >
          {t('orgRequest.permission')}
        </Checkbox>
        <Button type="submit" size="lg" block busy={isSubmitting}>
          {t('orgRequest.submit')}
        </Button>
      </Stack>
    </form>
  );
}

interface RequestValues {
  requesterName: string;
  requesterEmail: string;
  name: string;
  website: string;
  message: string;
  agreePermission: boolean;
}

/**
 * Sends the request with the invitation that it answers, and opens its confirmation. Carries the requester's email and
 * the target, for the account that they may create there.
 */
function useRequest(inviteId: string | undefined, target: string | undefined) {
  const locale = toLocale(useLanguage());
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [problem, setProblem] = useState<{ text: string; detail?: string }>();
  const send = async (values: RequestValues) => {
    setProblem(undefined);
    try {
      const body = { ...values, website: toWebAddress(values.website), inviteId: inviteId ?? null, locale };
      await call('requestOrganization', { body: { ...body, country: 'se' } });
      await navigate(paths.requestedOrganization(carry(values.requesterEmail.trim(), target)));
    } catch (thrown) {
      setProblem(errorText(thrown));
    }
  };
  return { send, problem };
}

/** The country of every request (specification 2.14). */
const country = 'se';

interface CompanyLookupProps {
  onFound: (company: Company) => void;
}

/**
 * Looks an organisation up in the corporate registry by its number. Nothing where no registry is configured, and for
 * guests, who may not ask it.
 */
function CompanyLookup(props: CompanyLookupProps) {
  return useSession(isSignedIn) && <Lookup {...props} />;
}

function Lookup({ onFound }: CompanyLookupProps) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  const offered = useConfig()?.companyRegistry === true;
  const [number, setNumber] = useState('');
  const registrationId = number.trim();
  const lookup = useMutation({
    mutationFn: () => call('findCompany', { params: { country, registrationId } }),
    onSuccess: onFound,
  });
  if (!offered) return null;
  const find = () => registrationId !== '' && lookup.mutate();
  return (
    <div>
      <TextField
        label={t('orgRequest.number')}
        optional={t('common.optional')}
        hint={t('orgRequest.numberHint')}
        maxLength={30}
        autoComplete="off"
        error={lookup.error ? errorText(lookup.error).text : undefined}
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find();
        }}
      />
      <Cluster>
        <Button variant="secondary" busy={lookup.isPending} onClick={find}>
          {t('orgRequest.lookUp')}
        </Button>
        <span role="status">{lookup.data && t('orgRequest.lookedUp', { name: lookup.data.name })}</span>
      </Cluster>
    </div>
  );
}
