import { Icon, Link, VisuallyHidden } from '@gyg/design-system';
import { useFormat, useTranslation } from '@gyg/platform';
import { useWatch } from '@gyg/platform/forms';
import { useEffect, useState } from 'react';
import { goTo, useEditor } from '../../../shared/gyg-editor';
import { type EditorSectionId, editorSections, sectionState } from '../model/editor-sections';
import { useForms } from './forms-context';
import s from './section-rail.module.css';
import { useSectionFacts } from './use-section-facts';

const icons = { done: 'check', missing: 'alert', open: undefined } as const;

/** The sections of the editor as links, with what is filled in and what is missing. */
export function SectionRail() {
  const { t } = useTranslation('admin');
  const facts = useSectionFacts();
  const notes = useSectionNotes();
  const current = useCurrentSection(editorSections);
  return (
    <nav aria-label={t('editor.rail.label')}>
      <ol className={s.root}>
        {editorSections.map((id, index) => {
          const state = sectionState(id, facts);
          const icon = icons[state];
          return (
            <li key={id} className={s.step} data-state={state}>
              <span className={s.mark} aria-hidden="true">
                {icon ? <Icon name={icon} size="sm" /> : index + 1}
              </span>
              <Link
                variant="quiet"
                className={s.link}
                href={`#${id}`}
                aria-current={id === current ? 'step' : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(id);
                }}
              >
                {t(`editor.rail.${id}`)}
                {state !== 'open' && <VisuallyHidden>{t(`editor.rail.state.${state}`)}</VisuallyHidden>}
                {notes[id] && <span className={s.note}>{notes[id]}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function useSectionNotes(): Partial<Record<EditorSectionId, string | undefined>> {
  const { t } = useTranslation('admin');
  const { number, date } = useFormat();
  const { desk } = useEditor();
  const { missing, emptyTexts, hasPicture, places } = useSectionFacts();
  const { gyg, place } = useForms();
  const start = useWatch({ control: place.form.control, name: 'startDateTime' });
  const hidden = useWatch({ control: gyg.control, name: 'hidden' });
  const skills = desk.needs.filter(({ contributionType }) => contributionType === 'SKILL').length;
  const items = desk.needs.length - skills;
  const firstMissing = (problems: readonly string[]) => {
    const firstProblem = missing.find((problem) => problems.includes(problem));
    return firstProblem && t(`acts.missing.${firstProblem}`);
  };
  return {
    basics: firstMissing(['title', 'summary']),
    when: firstMissing(['startDateTime', 'endDateTime', 'past', 'address']) ?? (start === '' ? undefined : date(start)),
    picture: hasPicture ? t('editor.rail.ownPicture') : t('editor.rail.poster'),
    texts: emptyTexts === 0 ? t('editor.rail.allTexts') : t('editor.rail.emptyTexts', { count: emptyTexts }),
    needs:
      desk.needs.length === 0
        ? t('editor.rail.noNeeds')
        : t('editor.rail.needCounts', {
            skills: t('editor.rail.skills', { count: skills }),
            items: t('editor.rail.items', { count: items }),
          }),
    recipients:
      places > 0 ? t('editor.rail.places', { count: places, number: number(places) }) : t('editor.rail.noPlaces'),
    languages: desk.gyg.languages.map((language) => t(`editor.languages.${language}`)).join(', '),
    visibility: hidden ? t('hidden') : t('editor.rail.listed'),
  };
}

/** The first section in the upper half of the window; undefined until one is seen. */
function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setSeen((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          }
          return after;
        }),
      { rootMargin: '-15% 0px -50% 0px' },
    );
    for (const id of ids) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids]);
  return ids.find((id) => seen.has(id));
}
