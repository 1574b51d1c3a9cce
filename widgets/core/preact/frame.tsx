import { heightSteps, stepAt } from '@gyg/contract/widgets/height-steps';
import { TextButton } from '@gyg/design-system/shadow';
import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import { Surface } from '../surface';
import { faceAround, watchSurroundings } from '../surroundings';
import { type Around, type CommonOptions, useAround } from '../use-around';
import { commonTexts } from './common-texts';
import s from './frame.module.css';
import { useSize } from './use-size';

/** `useAround` of an element with a form: its style sheet gives it a colour of its own. */
export const useFormAround = (element: HTMLElement, options: CommonOptions): Around =>
  useAround(element, options, () => element.parentElement ?? document.documentElement);

interface FormFrameProps {
  element: HTMLElement;
  around: Around;
  options: CommonOptions;
  status: string;
  children: ReactNode;
}

/** The base of an element with a form: the page's font, the height that is reserved, and the line with the platform's name. */
export function FormFrame({ element, around, options, status, children }: FormFrameProps) {
  const { bg, width } = options;
  const face = useSyncExternalStore(watchSurroundings, () => faceAround(element));
  const height = useSize(element, () => {
    const steps = heightSteps[element.localName];
    return steps ? stepAt(steps, (element.clientWidth * width) / 100, bg !== undefined) : 0;
  });
  const style: CSSProperties & Record<'--face' | '--height', string> = { '--face': face, '--height': `${height}px` };
  return (
    <Surface {...{ around, options, status, style }} className={s.base}>
      <div className={s.content} aria-busy={status === 'loading'}>
        {children}
        <p className={s.footer} part="footer">
          {commonTexts[around.language].poweredBy} <a href={around.origin}>Gyg</a>
        </p>
      </div>
    </Surface>
  );
}

interface FallbackProps {
  language: Around['language'];
  /** What to say if the author has put nothing into the tag. */
  children: ReactNode;
  onRetry: () => void;
}

/** For what could not be loaded: the author's own content, or a sentence, and a quiet way to try again. */
export const Fallback = ({ language, children, onRetry }: FallbackProps) => (
  <div className={s.fallback} part="error" role="status">
    <slot>{children}</slot>
    <TextButton variant="standalone" icon="refresh" part="button" data-focus onClick={onRetry}>
      {commonTexts[language].retry}
    </TextButton>
  </div>
);

/** Classes for what stands on the frame. */
export const frameClasses = {
  card: s.card,
  actions: s.actions,
  form: s.form,
  link: s.link,
  soft: s.soft,
  text: s.text,
  title: s.noteTitle,
};
