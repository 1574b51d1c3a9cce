import type { UserOrganization } from '@gyg/contract';
import { isolated } from '@gyg/contract/isolated';
import { limits } from '@gyg/contract/rules';
import { Banner, Button, Checkbox, NumberStepper, SelectField, TextArea, TextButton } from '@gyg/design-system/shadow';
import { type FormEvent, useRef, useState } from 'react';
import { commonTexts } from '../../core/preact/common-texts';
import { frameClasses as f } from '../../core/preact/frame';
import { htmlNodes } from '../../core/preact/html-nodes';
import { useOnline } from '../../core/preact/use-online';
import type { Language } from '../../core/texts';
import type { Personal } from './gyg-need-query';
import { NeedFailure } from './need-failure';
import type { NeedView } from './need-view';

/** The visitor's organisations by name, in the order of the language on screen. */
const sortedOrganizations = (personal: Personal | undefined, language: Language): readonly UserOrganization[] =>
  [...(personal?.organizations ?? [])].sort((left, right) => left.name.localeCompare(right.name, language));

interface NeedFormProps {
  view: NeedView;
  /** `queue` joins the waiting list: as booking, without the terms. */
  task: 'book' | 'queue';
  onCancel?: () => void;
}

/** Who it is for, how many, a comment to the host, the terms, and the button. */
export function NeedForm({ view, task, onCancel }: NeedFormProps) {
  const { model, bookable, personal, texts, own, language, origin } = view;
  const { gyg, need, left, total } = bookable;
  const { choice, choose, action } = model;
  const common = commonTexts[language];
  const online = useOnline();
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const isItems = need?.contributionType === 'COMMODITY';
  const most = task === 'book' ? left : total;
  const { quantity } = choice;
  const wrongQuantity =
    !isItems || (quantity !== null && quantity >= 1 && quantity <= most)
      ? undefined
      : quantity === null || !(quantity > most)
        ? own.missing.quantity
        : own.missing.tooMany(most);
  const wrongTerms = task === 'book' && need !== null && !choice.accepted ? own.missing.terms : undefined;
  const organizations = need === null ? [] : sortedOrganizations(personal, language);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.busy !== undefined) return;
    setChecked(true);
    if (wrongQuantity ?? wrongTerms) {
      form.current?.querySelector<HTMLElement>(wrongQuantity ? '[role=spinbutton]' : '[type=checkbox]')?.focus();
      return;
    }
    view.focusNext();
    void (task === 'book' ? model.book() : model.queue());
  };
  const [before, terms, after] = own.terms;
  return (
    <form ref={form} className={f.form} part="form" noValidate onSubmit={submit}>
      {bookable.text !== '' && task === 'book' && <div className={f.text}>{htmlNodes(bookable.text)}</div>}
      {task === 'queue' && <p className={f.soft}>{texts.queueText}</p>}
      {organizations.length > 0 && (
        <SelectField
          data-focus
          label={own.who}
          hint={choice.organizationId === '' ? own.benefit : undefined}
          value={choice.organizationId}
          onChange={(event) => choose({ organizationId: event.currentTarget.value })}
          options={[
            { value: '', label: own.myself },
            ...organizations.map(({ organizationId, name }) => ({
              value: organizationId,
              label: own.needsApproval(isolated(name)),
            })),
          ]}
        />
      )}
      {isItems && (
        <>
          <NumberStepper
            label={own.quantity}
            value={quantity}
            onValueChange={(value) => choose({ quantity: value })}
            min={1}
            max={most}
            decreaseLabel={own.fewer}
            increaseLabel={own.more}
            error={checked && wrongQuantity}
          />
          {checked && wrongQuantity && quantity !== null && quantity > most && (
            <TextButton variant="standalone" part="button" onClick={() => choose({ quantity: most })}>
              {own.give(most)}
            </TextButton>
          )}
        </>
      )}
      <TextArea
        data-focus
        label={own.comment}
        optional={own.optional}
        rows={2}
        maxLength={limits.comment}
        counter={own.counter}
        value={choice.comment}
        onChange={(event) => choose({ comment: event.currentTarget.value })}
      />
      {need === null && <p className={f.soft}>{own.onlyHost}</p>}
      {need?.needsApproval && task === 'book' && <Banner tone="info">{own.approval}</Banner>}
      {task === 'book' && need !== null && (
        <Checkbox
          checked={choice.accepted}
          onChange={(event) => choose({ accepted: event.currentTarget.checked })}
          error={checked && wrongTerms}
        >
          {before}
          <a href={`${origin}/#terms`} target="_blank" rel="noopener" aria-description={own.newWindow}>
            {terms}
          </a>
          {after(isolated(gyg.orgName))}
        </Checkbox>
      )}
      <NeedFailure view={view} />
      <div className={f.actions}>
        <Button type="submit" block={!onCancel} part="button" busy={action.busy === task} disabled={!online}>
          {task === 'queue' ? own.join : need === null ? own.bookPlace : own.book}
        </Button>
        {onCancel && (
          <TextButton variant="standalone" part="button" onClick={onCancel}>
            {own.back}
          </TextButton>
        )}
      </div>
      {!online && (
        <p className={f.soft} role="status">
          {common.offline} {texts.offlineHint}
        </p>
      )}
    </form>
  );
}
