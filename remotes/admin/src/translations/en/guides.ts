/** How to use the elements in frameworks and editors. Backticks mark code. */
export const guides = {
  plain: { title: 'A plain page', text: 'Paste both pieces. The script may be anywhere, also in the head.' },
  react: {
    title: 'React 19',
    text: 'Attributes are props. Listeners are `on` with the event’s name. React loads the script once, however often you render it. If your server renders the page, use `addEventListener` in an effect: React adds these listeners only when it renders again.',
  },
  vue: {
    title: 'Vue 3',
    text: 'Tell the compiler that tags with `gyg-` are not components. Put the script in `index.html`.',
  },
  svelte: { title: 'Svelte 5', text: 'Tags and listeners work as they are.' },
  angular: {
    title: 'Angular',
    text: 'Add `CUSTOM_ELEMENTS_SCHEMA` to the component. Bind properties and events as usual.',
  },
  single: {
    title: 'Single-page apps',
    text: 'Load the script once. Elements that are added, moved or removed later start and stop by themselves.',
  },
  shadow: {
    title: 'Inside a shadow root',
    text: 'The script looks only at the page. Inside a shadow root, import the element: it then works everywhere.',
  },
  wordpress: {
    title: 'WordPress',
    text: 'Add a Custom HTML block and paste both pieces, without an empty line. Your role must be allowed to add unfiltered HTML; on WordPress.com that needs a plan with plug-ins.',
  },
  squarespace: { title: 'Squarespace', text: 'Add a Code block, choose HTML, and paste both pieces.' },
  webflow: {
    title: 'Webflow',
    text: 'Add a Code Embed element, and paste both pieces. You see the list after you publish.',
  },
  wix: {
    title: 'Wix',
    text: 'Wix puts code into a frame of its own. Choose Embed a site, and give the address of the page for frames. Register your site first.',
  },
  drupal: {
    title: 'Drupal',
    text: 'Add the script as a library of your theme, and the tag in a block whose text format allows it.',
  },
};

/** What strict pages need to allow. */
export const policies = {
  usual: {
    title: 'By address',
    text: 'Add these to the lines that you have. Nothing else is needed: no `style-src`, no `unsafe-inline`.',
  },
  nonce: {
    title: 'Nonce with strict-dynamic',
    text: 'Give the script your nonce. `strict-dynamic` lets it load the elements.',
  },
  trusted: { title: 'Trusted Types', text: 'The elements make no HTML of texts, so they need no policy of their own.' },
  isolated: {
    title: 'Isolated pages (COEP)',
    text: 'Scripts, pictures and answers may be loaded by isolated pages. A frame needs `credentialless`.',
  },
  frames: { title: 'Frames', text: 'For the page for frames, in place of the lines above.' },
  pinned: {
    title: 'A file that never changes',
    text: 'Pin a version with its hash. You find both on the page of each element, and in `/widgets/versions.json`.',
  },
};
