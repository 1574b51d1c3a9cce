import { RadioCards } from '@gyg/design-system/forms';
import { useTranslation } from '@gyg/platform';
import type { InvitationKind } from '../model/invitation';

const kinds = ['member', 'organization'] as const satisfies readonly InvitationKind[];

export interface InviteKindProps {
  value: InvitationKind;
  onValueChange: (kind: InvitationKind) => void;
}

/** The choice between one of the user's organisations and a new one. */
export function InviteKind({ value, onValueChange }: InviteKindProps) {
  const { t } = useTranslation('public');
  return (
    <RadioCards
      legend={t('orgInvite.kind.legend')}
      value={value}
      onValueChange={(chosen) => {
        const kind = kinds.find((candidate) => candidate === chosen);
        if (kind !== undefined) onValueChange(kind);
      }}
      options={kinds.map((kind) => ({
        value: kind,
        title: t(`orgInvite.kind.${kind}`),
        detail: t(`orgInvite.kind.${kind}Detail`),
      }))}
    />
  );
}
