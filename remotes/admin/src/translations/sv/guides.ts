/** How to use the elements in frameworks and editors. Backticks mark code. */
export const guides = {
  plain: { title: 'En vanlig sida', text: 'Klistra in båda bitarna. Skriptet kan stå var som helst, även i head.' },
  react: {
    title: 'React 19',
    text: 'Attribut är props. Lyssnare heter `on` och händelsens namn. React laddar skriptet en gång, hur ofta du än renderar det. Om din server renderar sidan, använd `addEventListener` i en effekt: React lägger till de här lyssnarna först när det renderar igen.',
  },
  vue: {
    title: 'Vue 3',
    text: 'Tala om för kompilatorn att taggar med `gyg-` inte är komponenter. Lägg skriptet i `index.html`.',
  },
  svelte: { title: 'Svelte 5', text: 'Taggar och lyssnare fungerar som de är.' },
  angular: {
    title: 'Angular',
    text: 'Lägg till `CUSTOM_ELEMENTS_SCHEMA` i komponenten. Bind egenskaper och händelser som vanligt.',
  },
  single: {
    title: 'Ensidesappar',
    text: 'Ladda skriptet en gång. Element som läggs till, flyttas eller tas bort senare startar och stannar av sig själva.',
  },
  shadow: {
    title: 'I en skuggrot',
    text: 'Skriptet tittar bara på sidan. Importera elementet om det ska stå i en skuggrot: då fungerar det överallt.',
  },
  wordpress: {
    title: 'WordPress',
    text: 'Lägg till ett block för anpassad HTML och klistra in båda bitarna, utan tom rad. Din roll måste få lägga in ofiltrerad HTML; på WordPress.com krävs ett abonnemang med tillägg.',
  },
  squarespace: { title: 'Squarespace', text: 'Lägg till ett kodblock, välj HTML och klistra in båda bitarna.' },
  webflow: {
    title: 'Webflow',
    text: 'Lägg till elementet Code Embed och klistra in båda bitarna. Listan syns när du har publicerat.',
  },
  wix: {
    title: 'Wix',
    text: 'Wix lägger kod i en egen ram. Välj att bädda in en webbplats och ange adressen till sidan för ramar. Registrera webbplatsen först.',
  },
  drupal: {
    title: 'Drupal',
    text: 'Lägg skriptet som ett bibliotek i temat, och taggen i ett block vars textformat tillåter den.',
  },
};

/** What strict pages need to allow. */
export const policies = {
  usual: {
    title: 'Efter adress',
    text: 'Lägg till det här på raderna som ni har. Inget annat behövs: ingen `style-src`, ingen `unsafe-inline`.',
  },
  nonce: {
    title: 'Nonce med strict-dynamic',
    text: 'Ge skriptet er nonce. `strict-dynamic` låter det ladda elementen.',
  },
  trusted: { title: 'Trusted Types', text: 'Elementen gör ingen HTML av text och behöver därför ingen egen policy.' },
  isolated: {
    title: 'Isolerade sidor (COEP)',
    text: 'Skript, bilder och svar får laddas av isolerade sidor. En ram behöver `credentialless`.',
  },
  frames: { title: 'Ramar', text: 'För sidan för ramar, i stället för raderna ovan.' },
  pinned: {
    title: 'En fil som aldrig ändras',
    text: 'Lås en version med dess hash. Båda finns på varje elements sida och i `/widgets/versions.json`.',
  },
};
