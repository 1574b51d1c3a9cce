export const plugins = {
  title: 'Configure plug-ins',
  lead: 'Show gygs on your own website. Choose what to show, copy the code and paste it where you want it.',
  refused: 'you do not have permission',
  guides: 'Guides for your webmaster: first steps, frameworks, policies',
};
