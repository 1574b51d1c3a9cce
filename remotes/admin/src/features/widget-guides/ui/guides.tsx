import { Section, Stack } from '@gyg/design-system';
import { useTranslation } from '@gyg/platform';
import { CodeFigure, Said } from '../../../shared/code';
import { type FrameworkName, frameworkRecipes, type PolicyName, policyRecipes } from '../model/recipes';

interface GuideProps {
  id: string;
  title: string;
  text: string;
  code: string;
}

const Guide = ({ id, title, text, code }: GuideProps) => (
  <Section id={id} title={title} size="small" spacing="none" lead={<Said text={text} />}>
    <CodeFigure title={title} code={code} />
  </Section>
);

const frameworks = Object.keys(frameworkRecipes).filter((name): name is FrameworkName => name in frameworkRecipes);
const policies = Object.keys(policyRecipes).filter((name): name is PolicyName => name in policyRecipes);

/** How to use the elements in frameworks and editors. */
export function FrameworkGuides() {
  const { t } = useTranslation('admin');
  return (
    <Stack gap={6}>
      {frameworks.map((name) => (
        <Guide
          key={name}
          id={name}
          title={t(`guides.${name}.title`)}
          text={t(`guides.${name}.text`)}
          code={frameworkRecipes[name](location.origin)}
        />
      ))}
    </Stack>
  );
}

/** What the policy of a page needs to allow. */
export function PolicyGuides() {
  const { t } = useTranslation('admin');
  return (
    <Stack gap={6}>
      {policies.map((name) => (
        <Guide
          key={name}
          id={name}
          title={t(`policies.${name}.title`)}
          text={t(`policies.${name}.text`)}
          code={policyRecipes[name](location.origin)}
        />
      ))}
    </Stack>
  );
}
