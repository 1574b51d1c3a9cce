import type { GygPage } from '@gyg/contract';
import { heroSizes, imageRules } from '@gyg/contract/images';
import { limits } from '@gyg/contract/rules';
import { GoalPoster, Picture } from '@gyg/design-system';
import { TabPanels } from '@gyg/design-system/details';
import { FileField, NumberStepper, Switch, TextArea } from '@gyg/design-system/forms';
import { useFormat, useTranslation } from '@gyg/platform';
import { Controller, useWatch } from '@gyg/platform/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { EditorSection, goTo, useEditor } from '../../../shared/gyg-editor';
import { usePictureTexts } from '../../../shared/pictures';
import { useFieldError } from '../../../shared/schema-form';
import { useHeroPicture } from '../api/use-hero-picture';
import { BasicsSection } from './basics-section';
import { CardPreview } from './card-preview';
import { Checklist } from './checklist';
import { EditorForms } from './editor-forms';
import { ExtrasSection } from './extras-section';
import { useForms } from './forms-context';
import s from './gyg-editor.module.css';
import { LanguagesSection } from './languages-section';
import { PageText } from './page-text';
import { SectionRail } from './section-rail';
import { VisibilitySection } from './visibility-section';
import { WhenWhereSection } from './when-where-section';

/** The parts of other features, in their places. */
export interface EditorSlots {
  needs: ReactNode;
  reminders: ReactNode;
  team: ReactNode;
  labels: ReactNode;
  media: ReactNode;
}

/** The sections between their list and the checklist. A link to a field opens the page there. */
export function EditorLayout({ page, needs, reminders, team, labels, media }: EditorSlots & { page: GygPage }) {
  const { phase } = useEditor();
  useEffect(() => {
    if (location.hash !== '') goTo(location.hash.slice(1));
  }, []);
  return (
    <EditorForms page={page}>
      <div className={s.layout}>
        <div className={s.rail}>
          <SectionRail />
        </div>
        <form className={s.form} noValidate onSubmit={(event) => event.preventDefault()}>
          <BasicsSection />
          <WhenWhereSection />
          <PictureSection />
          <TextsSection />
          {needs}
          <RecipientsSection />
          <LanguagesSection />
          {reminders}
          {team}
          <ExtrasSection labels={labels} />
          {media}
          <VisibilitySection />
        </form>
        <div className={s.side}>
          {phase === 'draft' && <Checklist />}
          <CardPreview />
        </div>
      </div>
    </EditorForms>
  );
}

const pageTexts = ['preface', 'description', 'participantInfo', 'impact'] as const;

/** The formatted texts of the page, one at a time. */
function TextsSection() {
  const { t } = useTranslation('admin');
  const { phase } = useEditor();
  const values = useWatch({ control: useForms().page.control, name: pageTexts });
  return (
    <EditorSection id="texts" title={t('editor.texts.title')} lead={t('editor.texts.lead')} alwaysOpen>
      <TabPanels
        label={t('editor.texts.tabs')}
        defaultValue={phase === 'finished' ? 'impact' : 'preface'}
        items={pageTexts.map((name, index) => ({
          id: name,
          label: t(`editor.texts.${name}`),
          count: values[index] === '' ? t('editor.texts.empty') : undefined,
          content: (
            <PageText name={name} label={t(`editor.texts.${name}`)} hint={t(`editor.texts.hint.${name}`)} rows={8} />
          ),
        }))}
      />
    </EditorSection>
  );
}

const change = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;
/** The number of places when they are switched on. */
const usualPlaces = 10;

/** Places for people who receive help: how many, and what they should know. */
function RecipientsSection() {
  const { t } = useTranslation('admin');
  const { number } = useFormat();
  const { taken } = useEditor().desk.recipients;
  const { control, setValue, formState } = useForms().gyg;
  const places = useWatch({ control, name: 'beneficiaryPositions' });
  const [on, setOn] = useState(places > 0);
  const set = (value: number) => setValue('beneficiaryPositions', value, change);
  return (
    <EditorSection id="recipients" title={t('editor.recipients.title')} lead={t('editor.recipients.lead')}>
      <Switch
        checked={on}
        disabled={taken > 0}
        hint={taken > 0 ? t('editor.recipients.taken', { count: taken, number: number(taken) }) : undefined}
        onChange={({ currentTarget }) => {
          setOn(currentTarget.checked);
          set(currentTarget.checked ? usualPlaces : 0);
        }}
      >
        {t('editor.recipients.on')}
      </Switch>
      {on && (
        <>
          <NumberStepper
            label={t('editor.recipients.places')}
            value={places}
            onValueChange={(value) => set(value ?? Number.NaN)}
            min={Math.max(taken, 1)}
            max={limits.positions}
            decreaseLabel={t('editor.recipients.fewer')}
            increaseLabel={t('editor.recipients.more')}
            error={
              places < taken
                ? t('editor.recipients.taken', { count: taken, number: number(taken) })
                : formState.errors.beneficiaryPositions &&
                  t('form.wholeNumber', { least: 0, most: number(limits.positions) })
            }
          />
          <PageText
            name="beneficiaryText"
            label={t('editor.recipients.text')}
            hint={t('editor.recipients.textHint')}
            rows={3}
          />
        </>
      )}
    </EditorSection>
  );
}

const heroAspect = imageRules.hero.aspect ?? 16 / 9;

/** The picture of the page and its cards, or the goal’s poster, and what the picture shows. */
function PictureSection() {
  const { t } = useTranslation('admin');
  const fieldError = useFieldError();
  const { texts, crop } = usePictureTexts('hero', heroAspect);
  const { desk, phase } = useEditor();
  const { heroImage } = desk.gyg;
  const { control, formState } = useForms().gyg;
  const { progress, failure, send, remove } = useHeroPicture();
  return (
    <EditorSection id="picture" title={t('editor.picture.title')} lead={t('editor.picture.lead')}>
      <FileField
        // Another picture on the server replaces the preview of the chosen file.
        key={heroImage}
        id="gyg-picture"
        label={t('editor.picture.file')}
        hint={heroImage === null ? t('editor.picture.poster') : undefined}
        texts={texts}
        current={heroImage ?? undefined}
        progress={progress}
        error={failure}
        disabled={phase === 'finished'}
        crop={crop}
        onValueChange={(file) => void (file === null ? remove() : send(file))}
      />
      <PicturePreviews />
      {heroImage !== null && (
        <Controller
          control={control}
          name="heroAlt"
          render={({ field }) => (
            <TextArea
              {...field}
              id="gyg-alt"
              label={t('editor.picture.alt')}
              hint={t('editor.picture.altHint')}
              rows={2}
              maxLength={limits.altText}
              counter={(used, most) => t('editor.counter', { used, most })}
              error={fieldError(formState.errors.heroAlt)}
            />
          )}
        />
      )}
    </EditorSection>
  );
}

const shapes = ['page', 'card', 'list'] as const;

/** The picture as a page, a card and a list cut it. */
function PicturePreviews() {
  const { t } = useTranslation('admin');
  const { desk } = useEditor();
  const goal = useWatch({ control: useForms().gyg.control, name: 'sdgGoalId' });
  const { heroImage } = desk.gyg;
  return (
    <ul className={s.root} aria-label={t('editor.picture.previews')}>
      {shapes.map((shape) => (
        <li key={shape} data-place={shape}>
          <div className={s.frame}>
            {heroImage === null ? (
              <GoalPoster goal={goal} />
            ) : (
              <Picture {...heroSizes(heroImage)} sizes="480px" width={480} height={270} />
            )}
          </div>
          <span className={s.name}>{t(`editor.picture.as.${shape}`)}</span>
        </li>
      ))}
    </ul>
  );
}
