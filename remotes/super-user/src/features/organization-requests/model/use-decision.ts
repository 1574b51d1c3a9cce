import type { OrganizationRequestDetail, OrganizationType } from '@gyg/contract';
import { plainLine } from '@gyg/contract/rules';
import { isApiError, toast, useErrorText, useErrorToast, useTranslation } from '@gyg/platform';
import { useForm } from '@gyg/platform/forms';
import { useRespond } from '../api/request-calls';

/** The decision about a request: its form, and sending it once. */
export function useDecision(request: OrganizationRequestDetail, onAnswered: () => void) {
  const { t } = useTranslation('super-user');
  const errorText = useErrorText();
  const errorToast = useErrorToast();
  const { mutate, isPending, variables, error, reset } = useRespond(request.id);
  const form = useForm<DecisionValues>({
    defaultValues: {
      name: request.name,
      organizationType: 'NON-PROFIT',
      friendlyUrl: request.suggestedUrl,
      message: '',
    },
  });
  const refuse = (field: keyof DecisionValues, message: string) => {
    form.setError(field, { message });
    form.setFocus(field);
  };
  const onError = (thrown: unknown) => {
    if (!isApiError(thrown)) return;
    if (thrown.code === 'org.friendly_url_taken') {
      reset();
      refuse('friendlyUrl', errorText(thrown).text);
    } else if (thrown.status === 409 || thrown.status === 404) {
      // Already answered or gone: a retry makes no sense.
      errorToast(thrown);
      reset();
      onAnswered();
    }
  };
  const send = (accept: boolean) => {
    const { name, organizationType, friendlyUrl, message } = form.getValues();
    const body = accept
      ? { accept, name: name.trim(), organizationType, friendlyUrl: friendlyUrl.trim(), message: message.trim() }
      : { accept, message: message.trim() };
    const onSuccess = () => {
      toast.success(t(accept ? 'decision.accepted' : 'decision.declined', { name: accept ? name : request.name }));
      onAnswered();
    };
    mutate(body, { onSuccess, onError });
  };
  const accept = () => {
    if (isPending) return;
    form.clearErrors();
    const { name, friendlyUrl } = form.getValues();
    const problem = addressProblem(friendlyUrl);
    if (plainLine(name) === '') refuse('name', t('decision.nameMissing'));
    else if (problem !== undefined) refuse('friendlyUrl', t(`decision.address_${problem}`));
    else send(true);
  };
  const decline = () => {
    if (isPending) return;
    form.clearErrors();
    if (form.getValues('message').trim() === '') refuse('message', t('decision.messageMissing'));
    else send(false);
  };
  const sending = isPending ? (variables.accept ? ('accept' as const) : ('decline' as const)) : undefined;
  return { form, accept, decline, sending, error };
}

export interface DecisionValues {
  name: string;
  organizationType: OrganizationType;
  friendlyUrl: string;
  message: string;
}

/** What is wrong with an address on the platform, before the server is asked. */
export function addressProblem(friendlyUrl: string): 'missing' | 'invalid' | undefined {
  const text = friendlyUrl.trim();
  if (text === '') return 'missing';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !text.includes('undefined') ? undefined : 'invalid';
}
