import type { GygPage } from '@gyg/contract';
import { type ReactNode, useEffect } from 'react';
import { goTo, useEditor } from '../../../shared/gyg-editor';
import { BasicsSection } from './basics-section';
import { CardPreview } from './card-preview';
import { Checklist } from './checklist';
import { EditorForms } from './editor-forms';
import { ExtrasSection } from './extras-section';
import s from './gyg-editor.module.css';
import { LanguagesSection } from './languages-section';
import { PictureSection } from './picture-section';
import { RecipientsSection } from './recipients-section';
import { SectionRail } from './section-rail';
import { TextsSection } from './texts-section';
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
