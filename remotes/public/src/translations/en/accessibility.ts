/** Texts of the accessibility statement. */
export const accessibility = {
  title: 'Accessibility statement',
  lead: 'Everyone should be able to find a gyg, book it and take part. This page says how far we have come.',
  standard: 'What we follow',
  standardText:
    'Gyg is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. The statement covers this website and the elements that partners show on their own sites.',
  can: 'What you can do',
  can1: 'use every page with a keyboard alone, and always see where the focus is',
  can2: 'use a screen reader, with headings, landmarks and labels on every page and error messages beside their fields',
  can3: 'enlarge text to 200 per cent, or zoom to 400 per cent, without scrolling sideways',
  can4: 'choose a light or a dark theme, both with sufficient contrast',
  can5: 'turn off animations in your system settings',
  can6: 'read the site in English and Swedish',
  tested: 'How we test',
  testedText:
    'Automated tests check pages and components with axe-core in both themes, operate them by keyboard, and look for sideways scrolling on small screens. They run before every release. We also check pages by hand with large text and on narrow screens. The site has not been audited by an independent party.',
  gaps: 'Known problems',
  gap1: 'Hosts write the texts and upload the pictures of gygs. Some pictures have no description, and some texts exist in one language only.',
  gap2: 'Maps are hard to use for people who cannot see. The address is always given as text beside them.',
  gap3: 'Ticket sales and feedback forms may come from other services. We can’t guarantee that they are accessible.',
  gap4: 'In the reference for developers at /api/docs, made with Swagger UI, each row is a button that contains other buttons. Screen readers may announce them together.',
  report: 'Report a problem',
  reportText:
    'Tell us if something does not work for you, or if you need information in another form. Say which page it is about, what you wanted to do, and which browser and aids you use.',
  reportAction: 'Contact us',
  updated: 'This statement was last reviewed on 23 November 2026.',
};
