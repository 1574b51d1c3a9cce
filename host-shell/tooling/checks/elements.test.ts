import { expect, it } from 'vitest';
import { checkElements } from './elements.mjs';
import { treeOf } from './source-tree.mjs';

const entrance = { 'design-system/shadow/index.ts': `export * from '../src/components/card/card-face';` };
const sheets = (list: string) => ({
  'design-system/shadow/sheets/cards.ts': `
    import cardCss from '../../src/components/card/card.module.css?inline';
    import iconCss from '../../src/components/icon/icon.module.css?inline';
    export const cardFace = (): SheetTexts => [${list}];`,
});
const styles = {
  'design-system/src/components/card/card.module.css': '.a {}',
  'design-system/src/components/icon/icon.module.css': '.b {}',
};
const icon = `import s from './icon.module.css';`;
const card = `import { Icon } from '../icon/icon';\nimport s from './card.module.css';`;
const messages = (list: string, face = card, drawn = icon) =>
  checkElements(
    treeOf({
      ...entrance,
      ...sheets(list),
      ...styles,
      'design-system/src/components/card/card-face.tsx': face,
      'design-system/src/components/icon/icon.tsx': drawn,
    }),
  ).map(({ file, message }) => `${file.split('/').at(-1)}: ${message}`);

it('accepts components that import only React and list their sheets', () => {
  expect(
    messages(
      'iconCss, cardCss',
      `import { useId } from 'react';\nimport type { Editor } from '@tiptap/core';\n${card}`,
    ),
  ).toEqual([]);
});

it('finds a library, a portal and a context at any depth', () => {
  const messagesOf = (drawn: string) => messages('iconCss, cardCss', card, `${drawn}\n${icon}`);
  expect(messagesOf(`import { Menu } from '@base-ui/react/menu';`)).toEqual([
    expect.stringMatching(/^icon\.tsx: imports @base-ui\/react\/menu and is reached from/),
  ]);
  expect(messagesOf(`import { createPortal } from 'react-dom';`)).toEqual([
    expect.stringContaining('imports react-dom'),
    expect.stringContaining('uses createPortal'),
  ]);
  expect(messagesOf(`import { createContext } from 'react';`)).toEqual([expect.stringContaining('uses createContext')]);
});

it('finds a missing sheet and an unnecessary one', () => {
  expect(messages('cardCss')).toEqual([
    expect.stringMatching(/^cards\.ts: sheets\.cardFace lacks .*icon\.module\.css$/),
  ]);
  expect(messages('iconCss, cardCss', `import s from './card.module.css';`)).toEqual([
    expect.stringMatching(/^cards\.ts: sheets\.cardFace does not need .*icon\.module\.css$/),
  ]);
});
