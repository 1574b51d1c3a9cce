import type { UserOrganization } from '@gyg/contract';
import {
  type ProposalPaymentMethod,
  type ProposalType,
  proposalPaymentMethods,
  proposalTypes,
} from '@gyg/contract/enums';
import { unanswered } from '@gyg/contract/proposal-form';
import { limits } from '@gyg/contract/rules';
import { Button, DateField, RadioCards, SelectField, TextArea, TextButton, TextField } from '@gyg/design-system/shadow';
import { type FormEvent, useRef, useState } from 'react';
import { commonTexts } from '../../core/preact/common-texts';
import { frameClasses as f } from '../../core/preact/frame';
import { useOnline } from '../../core/preact/use-online';
import type { Language } from '../../core/texts';
import s from './gyg-proposal.module.css';
import { ProposalFailure } from './proposal-failure';
import type { ProposalFormTexts } from './proposal-form-texts-en';
import { ProposalPicture } from './proposal-picture';
import { checkedFields, problemsOf } from './proposal-problems';
import { type OwnQuestions, ProposalQuestions } from './proposal-questions';
import type { ProposalModel } from './use-proposal';

/** What the form of proposals gets. */
export interface ProposalFormProps extends OwnQuestions {
  model: ProposalModel;
  texts: ProposalFormTexts;
  language: Language;
  /** What is proposed, where there is no choice. */
  only: ProposalType | undefined;
  /** Asks for which of these they propose; empty if the organisation does not want to know. */
  organizations: readonly UserOrganization[];
  onCancel: () => void;
  /** Called after it was sent, with its title. */
  onSent: (title: string) => void;
}

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some((value) => value === text);

/** A gyg or a collection, with everything that a proposal has. */
export function ProposalForm(props: ProposalFormProps) {
  const { model, texts, language, only, questions, questionLanguage, organizations, onCancel, onSent } = props;
  const common = commonTexts[language];
  const { write, action } = model;
  const { values } = model.draft;
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const online = useOnline();
  const problems = checked ? problemsOf(values, texts, Date.now()) : {};
  const missing = checked ? unanswered(questions, values.answers) : [];

  const send = async () => {
    setChecked(true);
    const wrong = problemsOf(values, texts, Date.now());
    const [first] = checkedFields.filter((field) => wrong[field] !== undefined);
    const [question] = unanswered(questions, values.answers);
    const name = first ?? (question && `answer-${questions.indexOf(question)}`);
    if (name !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
      return;
    }
    if (await model.send()) onSent(values.title.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const field = (name: 'title' | 'summary' | 'description' | 'address' | 'moreInfo') => ({
    name,
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => write({ [name]: event.currentTarget.value }),
  });
  return (
    <form ref={form} className={s.form} part="form" aria-label={texts.form} noValidate onSubmit={submit}>
      {only === undefined && (
        <RadioCards
          legend={texts.type}
          name="type"
          value={values.type}
          onValueChange={(type) => isOneOf<ProposalType>(proposalTypes, type) && write({ type })}
          options={proposalTypes.map((value) => ({ value, ...texts.types[value] }))}
        />
      )}
      {values.type === 'COLLECTION' && (
        <RadioCards
          legend={texts.payment}
          name="paymentMethod"
          value={values.paymentMethod}
          error={problems.paymentMethod}
          onValueChange={(paymentMethod) =>
            isOneOf<ProposalPaymentMethod>(proposalPaymentMethods, paymentMethod) && write({ paymentMethod })
          }
          options={proposalPaymentMethods.map((value) => ({ value, ...texts.payments[value] }))}
        />
      )}
      <TextField {...field('title')} label={texts.titleField} maxLength={limits.title} error={problems.title} />
      <TextArea
        {...field('summary')}
        label={texts.summary}
        hint={texts.summaryHint}
        rows={3}
        maxLength={limits.summary}
        counter={texts.counter}
        error={problems.summary}
      />
      <TextArea
        {...field('description')}
        label={texts.description}
        optional={texts.optional}
        rows={5}
        // The text is sent as HTML, which is longer.
        maxLength={limits.html / 2}
      />
      <div className={s.pair}>
        {(['start', 'end'] as const).map((name) => (
          <DateField
            key={name}
            name={name}
            type="datetime-local"
            label={texts[name]}
            hint={texts.timeHint}
            value={values[name]}
            onValueChange={(value) => write({ [name]: value })}
            error={problems[name]}
          />
        ))}
      </div>
      <SelectField
        label={texts.goal}
        value={String(values.sdgGoalId)}
        onChange={(event) => write({ sdgGoalId: Number(event.currentTarget.value) })}
        options={texts.goals.map((title, index) => ({ value: String(index + 1), label: `${index + 1}. ${title}` }))}
      />
      <TextField
        {...field('address')}
        label={texts.address}
        hint={texts.addressHint}
        optional={texts.optional}
        maxLength={limits.address}
        autoComplete="street-address"
      />
      <ProposalPicture {...{ model, texts }} />
      <TextArea
        {...field('moreInfo')}
        label={texts.moreInfo}
        hint={texts.moreInfoHint}
        optional={texts.optional}
        rows={2}
        maxLength={limits.html}
      />
      {organizations.length > 0 && (
        <SelectField
          label={texts.represent}
          value={values.representOrgId}
          onChange={(event) => write({ representOrgId: event.currentTarget.value })}
          options={[
            { value: '', label: texts.oneself },
            ...organizations.map(({ organizationId, name }) => ({ value: organizationId, label: name })),
          ]}
        />
      )}
      {values.representOrgId !== '' && (
        <TextField
          label={texts.representInfo}
          hint={texts.representInfoHint}
          optional={texts.optional}
          maxLength={limits.comment}
          value={values.representOrgInfo}
          onChange={(event) => write({ representOrgInfo: event.currentTarget.value })}
        />
      )}
      <ProposalQuestions {...{ model, texts, language, questions, questionLanguage, missing }} />
      <ProposalFailure {...{ model, texts, language }} onRetry={() => void send()} />
      {!online && (
        <p className={f.soft} role="status">
          {common.offline}
        </p>
      )}
      <div className={f.actions}>
        <Button type="submit" part="button" busy={action.busy !== undefined} disabled={!online}>
          {texts.send}
        </Button>
        <TextButton variant="standalone" part="button" onClick={onCancel}>
          {texts.cancel}
        </TextButton>
      </div>
    </form>
  );
}
