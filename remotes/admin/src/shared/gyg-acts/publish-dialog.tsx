import type { Gyg, PublishProblem } from '@gyg/contract';
import { Button, Dialog, Stack } from '@gyg/design-system';
import { ShareRow } from '@gyg/design-system/details';
import { FormDialog } from '@gyg/design-system/forms';
import { call, paths, toast, useFormat, useTranslation } from '@gyg/platform';
import { useState } from 'react';
import type { ActDialogProps } from './gyg-act';
import { MissingList } from './missing-list';
import { type ProblemField, problemsNamedBy } from './publish-problems';
import { useGygAct } from './use-gyg-act';

export interface PublishDialogProps extends ActDialogProps {
  onField?: ((field: ProblemField) => void) | undefined;
}

/** Publishes a draft: first what is missing, then the question, then links to share it and to invite people. */
export function PublishDialog({ desk, open, onClose, onDone, onField }: PublishDialogProps) {
  const { t } = useTranslation('admin');
  const { gygPeriod } = useFormat();
  const { gyg } = desk;
  const [refused, setRefused] = useState<readonly PublishProblem[]>();
  const [published, setPublished] = useState<Gyg>();
  const publish = useGygAct({
    send: () => call('publishGyg', { params: { gygId: gyg.id }, body: {} }),
    onDone: (result) => {
      setPublished(result);
      onDone?.(result);
    },
    onFailure: (error) => {
      const problems = problemsNamedBy(error);
      if (problems.length > 0) setRefused(problems);
      return problems.length > 0;
    },
  });
  const missing = refused ?? desk.missing;
  const close = () => {
    setRefused(undefined);
    setPublished(undefined);
    onClose();
  };
  const shared = { open, onClose: close, closeLabel: t('acts.close') };
  if (published) {
    return (
      <Dialog
        {...shared}
        title={t('acts.published.title')}
        actions={
          <>
            <Button variant="secondary" href={paths.gyg(gyg.id)}>
              {t('acts.published.open')}
            </Button>
            <Button icon="mail" href={paths.inviteToGyg(gyg.id, gyg.orgFriendlyUrl, gyg.friendlyUrl)}>
              {t('acts.published.invite')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{t('acts.published.text', { title: gyg.title })}</p>
          <ShareGyg gyg={published} />
        </Stack>
      </Dialog>
    );
  }
  if (missing.length > 0) {
    return (
      <Dialog
        {...shared}
        title={t('acts.publish.missing', { count: missing.length })}
        actions={<Button onClick={close}>{t('acts.publish.understood')}</Button>}
      >
        <Stack gap={4}>
          <p>{t('acts.publish.missingText')}</p>
          <MissingList
            gygId={gyg.id}
            missing={missing}
            onField={
              onField &&
              ((field) => {
                close();
                onField(field);
              })
            }
          />
        </Stack>
      </Dialog>
    );
  }
  return (
    <FormDialog
      {...shared}
      title={t('acts.publish.title')}
      cancel={t('acts.notYet')}
      confirm={t('acts.publish.confirm')}
      busy={publish.isPending}
      onConfirm={publish.mutate}
    >
      <div>
        <p>{t('acts.publish.text', { title: gyg.title, when: gygPeriod(gyg) })}</p>
        <p>{t(gyg.hidden ? 'acts.publish.hidden' : 'acts.publish.listed')}</p>
      </div>
    </FormDialog>
  );
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

/** Links to share a gyg's page: plain links, without scripts of networks. */
function ShareGyg({ gyg }: { gyg: Gyg }) {
  const { t } = useTranslation('admin');
  const { title } = gyg;
  const url = new URL(paths.gygByName(gyg.orgFriendlyUrl, gyg.friendlyUrl), location.origin).href;
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n${url}`)}`;
  return (
    <ShareRow
      label={t('acts.share.label')}
      targets={[
        {
          label: t('acts.share.linkedIn'),
          icon: 'linkedin',
          href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
        },
        {
          label: t('acts.share.facebook'),
          icon: 'facebook',
          href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
        },
        { label: t('acts.share.email'), icon: 'mail', href: email },
      ]}
      copy={{
        label: t('acts.share.copy'),
        doneLabel: t('acts.share.copied'),
        failedLabel: t('acts.share.copyFailed'),
        text: url,
        onDone: (copied) => (copied ? toast.success(t('acts.share.copied')) : toast.error(t('acts.share.copyFailed'))),
      }}
      native={{ label: t('acts.share.native'), data: { title, url } }}
    />
  );
}
